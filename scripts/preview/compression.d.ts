/** The part of the package that the preview uses: `@types/compression` brings the types of Express, which is not here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  interface Options {
    /** Whether to compress a response, asked when its headers are about to be sent. */
    filter: (request: IncomingMessage, response: ServerResponse) => boolean;
    /** The smallest body to compress, in bytes. */
    threshold: number;
    brotli: BrotliOptions;
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
