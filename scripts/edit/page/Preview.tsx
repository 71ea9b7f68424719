import { useEffect, useRef, useState } from 'react';
import type { PreviewState } from '../edit-server.ts';

/** The widths that the preview shows the site at, in pixels. */
const widths = { Computer: 1280, Phone: 390 };

const messages: Readonly<Record<PreviewState['status'], string>> = {
  waiting: 'The preview starts once nothing is left to correct.',
  starting: 'The preview is starting. This takes about ten seconds.',
  ready: '',
  stopped: 'The preview is off. You can edit and save without it.',
};

/** The page of the site that shows the file, as it looks with the changes. It shows each change by itself. */
export function Preview({ state, page }: { state: PreviewState; page: string }) {
  const [device, setDevice] = useState<keyof typeof widths>('Computer');
  const [loaded, setLoaded] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const width = widths[device];
  useEffect(() => {
    const element = frame.current;
    const room = element?.parentElement;
    if (!element || !room) return undefined;
    // The whole width of a computer in half of one.
    const fit = () => {
      const scale = Math.min(1, room.clientWidth / width);
      Object.assign(element.style, {
        width: `${width}px`,
        height: `${room.clientHeight / scale}px`,
        transform: `scale(${scale})`,
      });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [width]);
  const address = state.url + page;
  return (
    <aside aria-label="Preview">
      <div className="bar">
        <span>
          {state.status === 'ready' && loaded !== address ? 'Loading' : 'Preview of'} <code>{page}</code>
        </span>
        {Object.keys(widths).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="device"
              checked={device === name}
              onChange={() => setDevice(name as keyof typeof widths)}
            />{' '}
            {name}
          </label>
        ))}
        {state.status === 'ready' && (
          <a href={address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
        )}
      </div>
      <div className="frame">
        {state.status !== 'ready' && (
          <div role="status">
            {messages[state.status]}
            {state.status === 'stopped' && state.reason && (
              <>
                <p>Why it stopped:</p>
                <pre>{state.reason}</pre>
                <p>
                  When that is put right, stop <code>npm run edit</code> and start it again.
                </p>
              </>
            )}
          </div>
        )}
        <iframe
          ref={frame}
          title="Preview"
          src={state.status === 'ready' ? address : 'about:blank'}
          onLoad={() => setLoaded(address)}
        />
      </div>
    </aside>
  );
}
