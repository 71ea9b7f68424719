/** Takes the rules for drawing pages ahead out of the page, for a visitor whose browser is told to save data. */
export function saveData(page: Document, { connection }: Navigator & { connection?: { saveData?: boolean } }): void {
  if (connection?.saveData) page.querySelector('[type=speculationrules]')?.remove();
}
