import { getDocumentProxy } from "unpdf";
import { type Limits, Stopped } from "./limits.ts";

/** The words of a pdf, page after page. Its scripts, forms and attachments are never touched, and nothing is drawn. */
export async function* readPdf(bytes: Buffer, { pages }: Limits): AsyncGenerator<string> {
  const pdf = await open(bytes);
  for (let number = 1; number <= pdf.numPages; number++) {
    if (number > pages) throw new Stopped("too-large");
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: false });
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    // A word that a line has broken is one word.
    yield `${text.replace(/(\p{L})[-\u00ad]\n(\p{Ll})/gu, "$1$2")}\n`;
    page.cleanup();
  }
}

async function open(bytes: Buffer) {
  const quiet = { verbosity: 0, enableXfa: false, isEvalSupported: false, useSystemFonts: false, useWasm: false };
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { ...quiet, disableFontFace: true, maxImageSize: 1 });
  } catch (error) {
    throw new Stopped((error as Error).name === "PasswordException" ? "locked" : "broken");
  }
}
