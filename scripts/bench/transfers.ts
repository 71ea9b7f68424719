/** A request of a page, once it is done. */
export interface Transfer {
  path: string;
  isScript: boolean;
  /** Body and headers as they came over the network. */
  bytes: number;
}

/** The site's own early script, by its path: what every other script file holds is Next's, React's, or data for them. */
const earlyScript = /\/early\b[^/]*\.js$/;

/** What all requests of a page come to. */
export function sumTransfers(transfers: readonly Transfer[]) {
  const scripts = transfers.filter(({ isScript }) => isScript);
  return {
    bytes: sum(transfers),
    requests: transfers.length,
    scriptBytes: sum(scripts),
    frameworkBytes: sum(scripts.filter(({ path }) => !earlyScript.test(path))),
  };
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
