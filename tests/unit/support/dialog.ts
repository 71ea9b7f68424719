/** jsdom draws `<dialog>` by its `open` attribute but lacks its methods; these do what the tests rely on. */
export function giveDialogsTheirMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    // A browser sends the event a little later, too. (A promise, for fake timers hold `queueMicrotask` back.)
    void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
  };
}
