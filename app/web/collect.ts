import type { Writable } from "node:stream";

/** Gathers what React writes in pieces into one text. React asks little of a stream; a real one would be read through another. */
export function collect(done: (page: string) => void): Writable {
  const pieces: Buffer[] = [];
  return {
    write(chunk: Uint8Array) {
      // Where a letter of several bytes did not fit into its piece, React 18 leaves zeros behind it: in a field they
      // would be read as «�» and sent back so.
      let bytes = chunk.length;
      while (chunk[bytes - 1] === 0) bytes -= 1;
      pieces.push(Buffer.from(chunk.subarray(0, bytes)));
      return true;
    },
    end: () => done(Buffer.concat(pieces).toString()),
    on() {},
    destroy() {},
  } as object as Writable;
}
