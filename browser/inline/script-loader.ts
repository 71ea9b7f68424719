/**
 * Makes a function that loads a script once. After a failure the next call tries again.
 * @param onFailure called each time that the script does not come
 */
export function scriptLoader(page: Document, address: string, onFailure: () => void): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    const script = page.createElement('script');
    script.src = address;
    script.onerror = () => {
      script.remove();
      isRequested = false;
      onFailure();
    };
    page.head.append(script);
  };
}
