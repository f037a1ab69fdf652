import { SaxesParser } from "saxes";
import { Stopped } from "./limits.ts";

export type Listener = {
  /** Names come without their prefixes: every program has its own. */
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
};

const deepest = 500;

/**
 * Reads XML piece by piece. A part with a DOCTYPE is refused: entities of its own are how small files grow to gigabytes.
 * After each piece it gives what the listener has put into `said`.
 */
export async function* readXml(
  pieces: AsyncIterable<Buffer>,
  listener: Listener,
  said: string[],
): AsyncGenerator<string> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new Stopped("broken");
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new Stopped("broken");
    listener.open(bare(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    listener.close(bare(name));
  });
  parser.on("text", (text) => listener.text(text));
  parser.on("cdata", (text) => listener.text(text));
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* said.splice(0);
  }
  parser.close();
  yield* said.splice(0);
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1);
