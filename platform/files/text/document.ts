import type { Limits } from "./limits.ts";
import { openPack } from "./pack.ts";
import { readXml } from "./xml.ts";

/** The words of a docx: its body, then its notes. */
export async function* readDocument(bytes: Buffer, limits: Limits): AsyncGenerator<string> {
  const pack = await openPack(bytes, limits);
  for (const part of [/^word\/document\d*\.xml$/, /^word\/(foot|end)notes\d*\.xml$/]) {
    for (const name of pack.names.filter((one) => part.test(one))) yield* readPart(pack.open(name));
  }
}

function readPart(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const said: string[] = [];
  let isText = false;
  /** What a box shows in old programs stands there a second time. */
  let repeated = 0;
  return readXml(
    pieces,
    {
      open(name) {
        if (name === "Fallback") repeated += 1;
        else if (name === "t") isText = true;
        else if (name === "tab" || name === "br" || name === "tc") said.push(" ");
      },
      close(name) {
        if (name === "Fallback") repeated -= 1;
        else if (name === "t") isText = false;
        else if (name === "p") said.push("\n");
      },
      text(text) {
        if (isText && !repeated) said.push(text);
      },
    },
    said,
  );
}
