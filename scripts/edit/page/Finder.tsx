import { useState } from 'react';
import type { FoundText, ListedFile } from '../content-store.ts';
import { fieldInWords, formattedPhone } from './form-schema.ts';

/** More would hide the form; another word narrows them down. */
const mostShown = 12;

interface FinderProps {
  files: readonly ListedFile[];
  /** Every text of the content, asked for at each search: another program may have changed it. */
  loadTexts: () => Promise<FoundText[]>;
  onChoose: (found: FoundText) => void;
}

/** A text as people search for it. The site shows curly quotes where the content has straight ones. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

/** Finds the field of a text by a few words that the site shows. */
export function Finder({ files, loadTexts, onChoose }: FinderProps) {
  const [words, setWords] = useState('');
  const [texts, setTexts] = useState<readonly FoundText[]>([]);
  const query = plain(formattedPhone(words.trim()));
  const found =
    query.length < 3
      ? []
      : texts.filter(({ text, shown }) => [text, shown].some((each) => plain(each).includes(query)));
  return (
    <search>
      <input
        type="search"
        placeholder="Find text on the site"
        aria-label="Find text on the site"
        value={words}
        onFocus={() => void loadTexts().then(setTexts, () => setTexts([]))}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setWords('');
        }}
      />
      {query.length >= 3 && (
        <div className="found">
          <p role="status">
            {found.length === 0
              ? 'No field has these words. Try fewer, or other ones.'
              : found.length > mostShown
                ? `${mostShown} of ${found.length}`
                : `${found.length} found`}
          </p>
          <ul>
            {found.slice(0, mostShown).map((each) => (
              <li key={`${each.name} ${each.field}`}>
                <button
                  type="button"
                  onClick={() => {
                    setWords('');
                    onChoose(each);
                  }}
                >
                  <b>
                    {files.find(({ name }) => name === each.name)?.title ?? each.name}: {fieldInWords(each.field)}
                  </b>{' '}
                  {each.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
