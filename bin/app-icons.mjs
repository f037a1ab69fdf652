// Draws the favicon and the icons of the installed app from app/ui/logo-shapes.ts; run it after changing the logo.
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { logo } from "../app/ui/logo-shapes.ts";

const blue = "#3174F6";
const at = (path) => new URL(`../public/${path}`, import.meta.url).pathname;
const circle = ({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
const neighbour = `${circle(logo.neighbourHead)}<path d="${logo.neighbour}"/>`;
const figures = `<g fill="#fff"><g fill-opacity=".6">${neighbour}<g transform="matrix(-1 0 0 1 48 0)">${neighbour}</g></g>${circle(logo.head)}<path d="${logo.bell}" stroke="${blue}" stroke-width="2.4" paint-order="stroke"/></g>`;

const draw = (ground, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${ground}" fill="${blue}"/><g transform="translate(24 24) scale(${scale}) translate(-24 -24)">${figures}</g></svg>`;

const rounded = draw(13);
// A phone cuts its own shape out of these two, so the ground fills the square and the figures keep to the safe circle.
const square = draw(0, 0.88);
const maskable = draw(0, 0.76);

await writeFile(at("favicon.svg"), `${rounded}\n`);
for (const [name, size, svg] of [
  ["icon-192.png", 192, rounded],
  ["icon-512.png", 512, rounded],
  ["icon-maskable-512.png", 512, maskable],
  ["apple-touch-icon.png", 180, square],
]) {
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(name));
}
