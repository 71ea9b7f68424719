'use client';

import { useEffect, useRef, useState } from 'react';

/** How long the widget may take to show something before the links are offered instead, in milliseconds. */
export const widgetPatience = 10_000;

interface ReviewsWidgetProps {
  /** Address of the widget's script. */
  scriptUrl: string;
  /** Id of the widget at its provider. */
  id: string;
  /** Name of the region, for assistive technology. */
  name: string;
  /** Shown when the widget's script cannot be loaded or draws nothing. */
  fallback: string;
}

/**
 * A third party's widget. Its script is asked for once, when the section comes near the window, and never while the
 * browser only prerenders the page. Until it has drawn something, and if it never does, our own text shows.
 */
export function ReviewsWidget({ scriptUrl, id, name, fallback }: ReviewsWidgetProps) {
  const boxRef = useRef<HTMLElement>(null);
  const mountRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const box = boxRef.current;
    const mount = mountRef.current;
    if (!box || !mount) return;
    let patience: ReturnType<typeof setTimeout> | undefined;

    const drawn = new MutationObserver(() => setState('shown'));
    drawn.observe(mount, { childList: true });

    const load = () => {
      const script = loadOnce(scriptUrl);
      script.addEventListener('error', () => setState('failed'), { once: true });
      patience = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), widgetPatience);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        whenActivated(load);
      },
      { rootMargin: '400px' },
    );
    near.observe(box);

    return () => {
      near.disconnect();
      drawn.disconnect();
      clearTimeout(patience);
    };
  }, [scriptUrl]);

  return (
    // A region that scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={boxRef} className="widget" data-state={state} aria-label={name} tabIndex={0}>
      {state === 'shown' ? null : <p>{state === 'failed' ? fallback : 'Loading the reviews from Google.'}</p>}
      {/* Elfsight finds its widget by the class, other providers by an id or data attribute of the same value. */}
      <div ref={mountRef} className={`elfsight-app-${id}`} data-reviews-widget={id} />
    </section>
  );
}

/** The script of this address, added to the page at the first call only. */
function loadOnce(url: string): HTMLScriptElement {
  const present = [...document.scripts].find((script) => script.src === url);
  if (present) return present;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
  return script;
}

/** Calls back at once, or when a page that the browser prerendered is really shown. */
function whenActivated(callback: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}
