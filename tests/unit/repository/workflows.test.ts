/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import packageJson from '../../../package.json';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

describe.each(workflows)('the workflow $name', ({ name, text }) => {
  it("passes GitHub's own check", async () => {
    const problems = await validate(TextDocument.create(`file:///${name}`, 'yaml', 1, text));
    expect(problems.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('begins with the right to read alone', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  it('pins each action by commit, and says which version that is', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^(\.\/|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
  });

  it('runs only commands that exist', () => {
    for (const [, script] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
      expect(Object.keys(packageJson.scripts)).toContain(script);
    }
  });
});
