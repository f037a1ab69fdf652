import { SaxesParser, type SaxesTagNS } from "saxes";

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";

/** What draws; everything else is left out with all that stands inside it. */
const drawing = new Set([
  ...["svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "title", "desc", "style", "image", "clipPath", "mask", "pattern", "marker"],
  ...["linearGradient", "radialGradient", "stop"],
]);

const paint = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color", "display"],
  ...["visibility", "font-family", "font-size", "font-weight", "font-style", "text-anchor", "letter-spacing"],
  ...["dominant-baseline", "stop-color", "stop-opacity", "clip-path", "clip-rule", "mask", "vector-effect"],
  ...["paint-order", "marker-start", "marker-mid", "marker-end", "text-decoration"],
];
const painted = new Set(paint);

const shaped = new Set([
  ...["id", "class", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy", "d"],
  ...["points", "width", "height", "viewBox", "preserveAspectRatio", "transform", "offset", "gradientUnits"],
  ...["gradientTransform", "spreadMethod", "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits"],
  ...["maskUnits", "maskContentUnits", "markerWidth", "markerHeight", "markerUnits", "refX", "refY", "orient"],
  ...["textLength", "lengthAdjust", "rotate"],
]);

/** A value that names nothing outside the file: `url(` leads to a part of it alone, and nothing is written by escapes. */
function isPlain(value: string): boolean {
  if (/[\\@<>]|\/\*|javascript:|expression\s*\(|image-set|image\s*\(|src\s*\(/i.test(value)) return false;
  return value.replace(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, "").search(/url|:\s*\/|\/\//i) < 0;
}

/** `.name{fill:#123}` and names of parts, with properties that paint; rules of any other kind are left out. */
function cleanStyle(text: string, lost: Lost): string {
  const kept: string[] = [];
  for (const rule of withoutRemarks(text).split("}")) {
    if (!rule.trim()) continue;
    const [, names = "", body = ""] = /^([.\w\s,#-]+)\{([^{]*)$/.exec(rule) ?? [];
    const said = names ? cleanInline(body, lost) : "";
    if (said) kept.push(`${names.trim()}{${said}}`);
    else lost.add("правила стиля");
  }
  return kept.join("");
}

/** Without what stands between slash and star; one that has no end takes the rest along, as browsers read it. */
function withoutRemarks(text: string): string {
  const [first = "", ...others] = text.split("/*");
  return others.reduce((kept, one) => {
    const end = one.indexOf("*/");
    return end < 0 ? kept : kept + one.slice(end + 2);
  }, first);
}

function cleanInline(body: string, lost: Lost): string {
  return body
    .split(";")
    .filter((one) => one.trim())
    .flatMap((one) => {
      const [name = "", value = ""] = one.split(/:(.*)/s).map((part) => part.trim());
      const isKept = painted.has(name.toLowerCase()) && isPlain(value);
      if (!isKept && !name.startsWith("-")) lost.add("свойства стиля");
      return isKept ? [`${name}:${value}`] : [];
    })
    .join(";");
}

type Lost = Set<string>;
export type Drawing = { text: string; width: number; height: number; lost: string[] };

const described = "В файле есть описание DOCTYPE, которое бывает опасно. Сохраните рисунок как «простой SVG».";

/** Words of the internal part of a DOCTYPE: programs keep addresses of their namespaces there. */
function wordsOf(doctype: string): Record<string, string> {
  const [begin, end] = [doctype.indexOf("["), doctype.lastIndexOf("]")];
  const inner = begin >= 0 && end > begin ? doctype.slice(begin + 1, end) : "";
  const words: Record<string, string> = {};
  const rest = inner.replace(/<!ENTITY\s+([\w.-]+)\s+"([^"&%<]{0,200})"\s*>/g, (_, name: string, value: string) => {
    words[name] = value;
    return "";
  });
  if (rest.trim() || Object.keys(words).length > 20) throw new UnreadableDrawing(described);
  return words;
}

export class UnreadableDrawing extends Error {}

const broken = "Файл SVG повреждён. Откройте его в программе для рисования и сохраните ещё раз как «простой SVG».";

/**
 * Makes a drawing safe: keeps what draws, by a list, and leaves out scripts, handlers, links, animation and everything that
 * fetches. Gives the clean text, its size and what was left out; throws `UnreadableDrawing` with a sentence for people.
 */
export function cleanSvg(source: string): Drawing {
  const lost: Lost = new Set();
  const out: string[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  let [depth, skipped, style, size] = [0, 0, "", undefined as { width: number; height: number } | undefined];
  // What is used by name uses nothing itself: few words would draw the same thing a million times.
  const open: boolean[] = [];
  let named = 0;
  parser.on("error", () => {
    throw new UnreadableDrawing(broken);
  });
  parser.on("doctype", (doctype) => {
    const words = wordsOf(doctype);
    // Three signs that stand for two hundred would make a library out of a file.
    if (Object.keys(words).length && source.split("&").length > 10_000) throw new UnreadableDrawing(described);
    Object.assign(parser.ENTITIES, words);
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > 200) throw new UnreadableDrawing(broken);
    if (depth === 1 && (tag.uri !== svg || tag.local !== "svg")) throw new UnreadableDrawing("Это не рисунок SVG.");
    if (skipped) {
      skipped += 1;
      return;
    }
    const isIn = out.at(-1)?.startsWith("<style") ?? false;
    if (tag.uri !== svg || !drawing.has(tag.local) || isIn || (tag.local === "use" && named > 0)) {
      skipped = 1;
      if (tag.uri === svg && tag.local !== "metadata") lost.add(`<${tag.local}>`);
      return;
    }
    if (depth === 1) size = sizeOf(tag);
    open.push(depth > 1 && tag.attributes.id !== undefined);
    named += Number(open.at(-1));
    out.push(`<${tag.local}${depth === 1 ? rootOf(size!) : ""}${attributesOf(tag, depth === 1, lost)}>`);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    if (skipped) {
      skipped -= 1;
      return;
    }
    named -= Number(open.pop());
    if (tag.local === "style") out.push(escapeText(cleanStyle(style, lost)));
    if (tag.local === "style") style = "";
    out.push(`</${tag.local}>`);
  });
  const write = (words: string) => {
    if (skipped) return;
    if (out.at(-1)?.startsWith("<style")) style += words;
    else out.push(escapeText(words));
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.write(source).close();
  if (!size) throw new UnreadableDrawing(broken);
  return { text: out.join(""), ...size, lost: [...lost] };
}

function attributesOf(tag: SaxesTagNS, isRoot: boolean, lost: Lost): string {
  return Object.values(tag.attributes)
    .flatMap(({ uri, local, prefix, name, value }) => {
      if (prefix === "xmlns" || name === "xmlns") return [];
      if (isRoot && ["width", "height", "preserveAspectRatio"].includes(local)) return [];
      if (local === "href" && (uri === "" || uri === xlink)) {
        const isInside = tag.local === "image" ? isPixels(value) : /^#[\w.-]+$/.test(value.trim());
        if (isInside) return [` href="${escapeText(value.trim())}"`];
        lost.add("ссылки");
        return [];
      }
      if (uri !== "") return [];
      if (local === "style") {
        const said = cleanInline(value, lost);
        return said ? [` style="${escapeText(said)}"`] : [];
      }
      if ((painted.has(local) || shaped.has(local)) && isPlain(value)) return [` ${local}="${escapeText(value)}"`];
      if (!/^(data-|aria-|version$|role$|baseProfile$)/.test(local)) lost.add(`свойство ${local}`);
      return [];
    })
    .join("");
}

/** A small picture that stands in the file itself. */
const isPixels = (value: string) => /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]+$/.test(value.trim());

const rootOf = ({ width, height }: { width: number; height: number }) =>
  ` xmlns="${svg}" width="${width}" height="${height}"`;

/** How large it is: by its view box, else by its own width and height. */
function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } {
  const of = (name: string) => attributes[name]?.value ?? "";
  const box = of("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sides = ["width", "height"].map((name) =>
    Number(/^([\d.]+)\s*(px|mm|cm|in|pt|pc)?$/.exec(of(name).trim())?.[1]),
  );
  const [width, height] = box.length === 4 ? box.slice(2) : sides;
  if (!(width! > 0 && height! > 0 && width! < 1e6 && height! < 1e6))
    throw new UnreadableDrawing("Рисунок не говорит своего размера. Сохраните его с шириной и высотой или с viewBox.");
  const scale = 1200 / Math.max(width!, height!);
  // A box of its own, so that what has width and height alone scales too.
  if (box.length !== 4)
    attributes.viewBox = { uri: "", local: "viewBox", prefix: "", name: "viewBox", value: `0 0 ${width} ${height}` };
  return { width: Math.max(1, Math.round(width! * scale)), height: Math.max(1, Math.round(height! * scale)) };
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const largest = 20 * 1024 * 1024;

/** The words of a file that is a drawing by its first bytes; undefined where it is none. */
export function textOfSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length > largest) return undefined;
  const begin = new TextDecoder("utf-8").decode(bytes.subarray(0, 4096));
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "";
  const said = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(begin)?.[1];
  try {
    const text = new TextDecoder(wide || said || "utf-8").decode(bytes);
    return /^\uFEFF?\s*</.test(text) ? text.replace(/^\uFEFF/, "").trimStart() : undefined;
  } catch {
    return undefined;
  }
}
