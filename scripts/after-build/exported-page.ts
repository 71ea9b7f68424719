import type { Document } from './document.ts';
import type { FlightRow } from './flight.ts';

/** A page of the export, while the steps work on it. */
export interface ExportedPage {
  /** The file's path in the folder, such as `about/index.html`; for messages. */
  file: string;
  document: Document;
  /** The flight data, taken out of the inline scripts by `takeInlineScripts`; empty before. */
  flight: FlightRow[];
  /** Next's other inline scripts, likewise. */
  bootstrap: string[];
}

/** A file that a step wants in the folder, by its address, such as `/_next/static/page/abc.js`. */
export interface NewFile {
  path: string;
  content: string;
}
