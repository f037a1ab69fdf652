import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

const { resolve } = createRequire(import.meta.url);
const font = (name: string) => readFile(resolve(`@expo-google-fonts/golos-text/${name}.ttf`));

export type Paper = { doc: PDFKit.PDFDocument /** Ends it; gives its bytes. */; end(): Promise<Buffer> };

/** Begins a PDF in Russian with the fonts `plain` and `bold`. The same drawing on the same day gives the same bytes. */
export async function beginPaper(
  options: PDFKit.PDFDocumentOptions & { info: { CreationDate: Date } },
): Promise<Paper> {
  const doc = new PDFDocument({ size: "A4", lang: "ru-RU", tagged: true, displayTitle: true, ...options });
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const isDone = new Promise<void>((done, fail) => doc.on("end", done).on("error", fail));
  doc.registerFont("plain", await font("400Regular/GolosText_400Regular"));
  doc.registerFont("bold", await font("600SemiBold/GolosText_600SemiBold"));
  return {
    doc,
    async end() {
      doc.end();
      await isDone;
      return Buffer.concat(pieces);
    },
  };
}
