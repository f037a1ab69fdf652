import type { RichNode, RichText } from "./document.ts";

const id = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const line = new RegExp(`^!\\[[^\\]\\n]*\\]\\(/files/(${id})\\)$`);
const given = new RegExp(`^${id}$`);

/** The file that such a line names, or null. */
export function readPictureLine(text: string): string | null {
  return line.exec(text)?.[1] ?? null;
}

/** The file of a picture among the words; null where its attributes are not those that the portal gives. */
export function pictureFile({ file }: Record<string, unknown>): string | null {
  return typeof file === "string" && given.test(file) ? file : null;
}

/** The files of the pictures that stand among the words, in their order. */
export function placedPictures({ content }: RichText): string[] {
  return content.flatMap(({ type, attrs }) => (type === "picture" && attrs ? (pictureFile(attrs) ?? []) : []));
}

/** The same text over other files: a picture that was cut or turned anew is another file. */
export function withPictures({ content, ...doc }: RichText, redrawn: ReadonlyMap<string, string>): RichText {
  const swap = (node: RichNode): RichNode => {
    const file = node.type === "picture" && redrawn.get(String(node.attrs?.file));
    return file ? { ...node, attrs: { file } } : node;
  };
  return { ...doc, content: content.map(swap) };
}
