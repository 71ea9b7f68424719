/** Removes the speculation rules, so that nothing is prerendered, when the browser is set to save data. */
export function saveData(page: Document, { connection }: Navigator & { connection?: { saveData?: boolean } }): void {
  if (connection?.saveData) page.querySelector('[type=speculationrules]')?.remove();
}
