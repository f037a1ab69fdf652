import type { Writable } from "node:stream";

const end = "</body></html>";
let desk = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Gathers what React writes, all of it at one go, on one desk for all pages, and puts `script` before the end. React asks
 * little of a stream; a real one costs a tenth of the page, and a page in pieces leaves the collector twice as much.
 */
export function collect(script: string, done: (page: Buffer) => void): Writable {
  let used = 0;
  const makeRoom = (bytes: number) => {
    if (used + bytes > desk.length) desk = Buffer.concat([desk], 2 * (used + bytes));
  };
  return {
    write(chunk: Uint8Array) {
      // Where a letter of several bytes did not fit into its piece, React 18 leaves zeros behind it: in a field they
      // would be read as «�» and sent back so.
      let bytes = chunk.length;
      while (chunk[bytes - 1] === 0) bytes -= 1;
      makeRoom(bytes);
      desk.set(chunk.subarray(0, bytes), used);
      used += bytes;
      return true;
    },
    end() {
      used -= end.length;
      makeRoom(3 * (script.length + end.length));
      used += desk.write(script + end, used);
      done(Buffer.from(desk.subarray(0, used)));
    },
    on() {},
    destroy() {},
  } as object as Writable;
}
