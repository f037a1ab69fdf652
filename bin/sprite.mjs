// Draws public/icons.svg from lucide by the list of app/ui/icon-names.ts; run it after changing the list.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { icons } from "../app/ui/icon-names.ts";

const at = (path) => new URL(`../${path}`, import.meta.url);

const symbols = [];
for (const [name, drawing] of Object.entries(icons)) {
  const source = await readFile(at(`node_modules/lucide-static/icons/${drawing}.svg`), "utf8").catch(() => {
    throw new Error(`lucide has no icon "${drawing}" (our "${name}")`);
  });
  const shapes = source.slice(source.indexOf(">", source.indexOf("<svg")) + 1, source.lastIndexOf("</svg>"));
  symbols.push(
    `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`,
  );
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide (lucide.dev), ISC licence -->\n${symbols.join("\n")}\n</svg>\n`;
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
await writeFile(at("public/icons.svg"), sprite);
await writeFile(
  at("app/ui/icon-sprite.ts"),
  `// Written by bin/sprite.mjs. The address changes with the drawings, so a stored sprite never lacks a new one.
export const iconSprite = "/icons.svg?v=${version}";

const names =
  "${Object.keys(icons).join(" ")}";

/** Every name, without the drawings' own: the browser needs no more. */
export const iconNames = new Set(names.split(" "));
`,
);
