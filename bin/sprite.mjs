// Draws public/icons.svg: lucide by the list of app/ui/icon-names.ts, and the logo; run it after changing either.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "../app/ui/icon-names.ts";
import { logo } from "../app/ui/logo-shapes.ts";

const at = (path) => new URL(`../${path}`, import.meta.url);
// Six thousand files that nothing else needs: fetched for this alone, and no part of every install.
const lucide = "lucide-static@1.62.0";
const drawings = at("node_modules/.cache/lucide/");
const quiet = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
execFileSync("npm", ["install", "--prefix", fileURLToPath(drawings), ...quiet, lucide], { stdio: "inherit" });
const drawn = new URL("node_modules/lucide-static/", drawings);

const symbols = [];
for (const [name, drawing] of Object.entries(icons)) {
  const source = await readFile(new URL(`icons/${drawing}.svg`, drawn), "utf8").catch(() => {
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

const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide (lucide.dev), ISC licence: /icons-licence.txt -->\n${symbols.join("\n")}\n</svg>\n`;
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
await writeFile(at("public/icons.svg"), sprite);
await copyFile(new URL("LICENSE", drawn), at("public/icons-licence.txt"));
await writeFile(
  at("app/ui/icon-sprite.ts"),
  `// Written by bin/sprite.mjs. The address changes with the drawings, so a stored sprite never lacks a new one.
export const iconSprite = "/icons.svg?v=${version}";

const names =
  "${Object.keys(icons).join(" ")}";

/** Every name, without the drawings' own; pure, so that the browser, which never asks, is not sent it. */
export const iconNames = /* @__PURE__ */ new Set(/* @__PURE__ */ names.split(" "));
`,
);
