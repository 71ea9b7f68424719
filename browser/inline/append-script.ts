import { afterNextPaint } from './after-next-paint.ts';

/** Runs the script at an address, one frame later. If it does not come, removes its element and calls `onError`. */
export function appendScript(page: Document, address: string, onError: () => void): void {
  afterNextPaint(() => {
    const script = page.createElement('script');
    script.src = address;
    script.onerror = () => {
      script.remove();
      onError();
    };
    page.head.append(script);
  });
}
