// Draws public/icons.svg: lucide by the list of app/ui/icon-names.ts, and the logo; run it after changing either.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { icons } from "../app/ui/icon-names.ts";
import { logo } from "../app/ui/logo-shapes.ts";

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

// The page's own colours reach into the sprite as custom properties; its classes do not.
const circle = ({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
const neighbour = `${circle(logo.neighbourHead)}<path d="${logo.neighbour}"/>`;
const mark = `<rect width="48" height="48" rx="13" fill="var(--color-brand)"/><g fill="#fff"><g fill-opacity=".6">${neighbour}<g transform="matrix(-1 0 0 1 48 0)">${neighbour}</g></g>${circle(logo.head)}<path d="${logo.bell}" stroke="var(--color-brand)" stroke-width="2.4" paint-order="stroke"/></g>`;
symbols.push(
  `<symbol id="logo-mark" viewBox="0 0 48 48">${mark}</symbol>`,
  `<symbol id="logo" viewBox="0 0 156 48">${mark}<path d="${logo.wordmark}" transform="translate(58 0)" fill="currentColor"/></symbol>`,
);

const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide (lucide.dev), ISC licence -->\n${symbols.join("\n")}\n</svg>\n`;
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
await writeFile(at("public/icons.svg"), sprite);
await writeFile(
  at("app/ui/icon-sprite.ts"),
  `// Written by bin/sprite.mjs. The address changes with the drawings, so a stored sprite never lacks a new one.
export const iconSprite = "/icons.svg?v=${version}";

const names =
  "${Object.keys(icons).join(" ")}";

/** Every name, without the drawings' own. */
export const iconNames = new Set(names.split(" "));
`,
);
