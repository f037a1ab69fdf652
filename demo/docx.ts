import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = "http://schemas.openxmlformats.org";
const main = "application/vnd.openxmlformats-officedocument";

/** A zip file of parts by their names. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date("2026-01-01T12:00:00Z") });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** What every file of an office program begins with: which of its parts is the main one, and of what kind. */
export const officeFrame = (part: string, kind: string): Record<string, string> => ({
  "[Content_Types].xml": `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${main}.${kind}.main+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
});

/** A document for text programs, a paragraph after another. */
export function docxOf(paragraphs: string[]): Promise<Buffer> {
  return zipOf(docxParts(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")));
}

/** The parts of such a document with this body. */
export const docxParts = (body: string): Record<string, string> => ({
  ...officeFrame("word/document.xml", "wordprocessingml.document"),
  "word/document.xml": `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
});
