import type { Document } from './html-document.ts';

/** A page of the export, while the steps work on it. */
export interface ExportedPage {
  /** The file's path in the folder, such as `about/index.html`; for messages. */
  file: string;
  document: Document;
}
