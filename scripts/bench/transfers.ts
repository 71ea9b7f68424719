/** A request of a page, once it is done. */
export interface Transfer {
  path: string;
  isScript: boolean;
  /** Body and headers as they came over the network. */
  bytes: number;
}

/** What all requests of a page come to. */
export function sumTransfers(transfers: readonly Transfer[]) {
  return {
    bytes: sum(transfers),
    requests: transfers.length,
    // The site's own script stands in its pages: what comes in files is Next's, React's, or data for them.
    frameworkBytes: sum(transfers.filter(({ isScript }) => isScript)),
  };
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
