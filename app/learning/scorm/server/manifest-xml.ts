import { SaxesParser } from "saxes";
import { PackageFault } from "./package-fault.ts";

/** A tag of a manifest: names without their prefixes, in small letters, for makers of packages write them as they like. */
export type Tag = { name: string; attributes: Record<string, string>; children: Tag[]; text: string };

const deepest = 60;
const most = 50_000;

/**
 * Reads a manifest in the encoding that it names. Throws a PackageFault, in words, on what is no XML and on what declares
 * entities of its own.
 */
export function readXml(bytes: Uint8Array): { root: Tag; text: string } {
  const text = textOf(bytes);
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const top: Tag = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  let count = 0;
  parser.on("error", ({ message }) => {
    throw new PackageFault(`imsmanifest.xml написан с ошибкой: ${message.slice(0, 120)}.`);
  });
  parser.on("doctype", () => {
    throw new PackageFault("В imsmanifest.xml есть DOCTYPE: такой манифест портал не читает.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > deepest || ++count > most)
      throw new PackageFault("imsmanifest.xml слишком велик или слишком вложен.");
    const tag: Tag = { name: bare(name), attributes: plain(attributes), children: [], text: "" };
    open.at(-1)!.children.push(tag);
    open.push(tag);
  });
  parser.on("closetag", () => void open.pop());
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (said) => {
      open.at(-1)!.text += said;
    });
  parser.write(text).close();
  const [root] = top.children;
  if (root?.name !== "manifest")
    throw new PackageFault("imsmanifest.xml не похож на манифест: он начинается не с тега manifest.");
  return { root, text };
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

/** `xml:base` keeps its prefix: a resource may have a `base` of another meaning. */
function plain(attributes: Record<string, string>): Record<string, string> {
  const named = Object.entries(attributes).map(([name, value]) => [name === "xml:base" ? name : bare(name), value]);
  return Object.assign(Object.create(null), Object.fromEntries(named));
}

/** By its mark, else as the first line says, else UTF-8. */
function textOf(bytes: Uint8Array): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1];
  try {
    const text = new TextDecoder(marked ?? named ?? "utf-8", { fatal: true }).decode(bytes);
    // The parser gets letters already: what the first line says of them is of no use to it.
    return text.replace(/^\s+(?=<\?xml)/, "");
  } catch {
    throw new PackageFault(`imsmanifest.xml не читается в кодировке ${named ?? "UTF-8"}: сохраните его в UTF-8.`);
  }
}

export const childOf = (tag: Tag | undefined, name: string): Tag | undefined =>
  tag?.children.find((one) => one.name === name);
export const childrenOf = (tag: Tag | undefined, name: string): Tag[] =>
  tag?.children.filter((one) => one.name === name) ?? [];
export const textIn = (tag: Tag | undefined, name: string): string => childOf(tag, name)?.text.trim() ?? "";
