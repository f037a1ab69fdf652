import type { Random } from "../random.ts";
import { height, width } from "./scene.ts";

/** The colours of one picture: sky above and below, three depths, a dark, a light and two bright ones. */
export type Palette = {
  sky: [string, string];
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  bright: string;
  warm: string;
};

const rows: [string, string, string, string, string, string, string, string, string][] = [
  ["#FCE3CB", "#F6B89A", "#D99A84", "#A86B5F", "#6B3F3F", "#3B2430", "#FFF6EA", "#E4572E", "#F3B33D"],
  ["#DCEBFA", "#A9CDEE", "#8FB3D6", "#5E86B0", "#35597F", "#1D3350", "#F7FBFF", "#3174F6", "#FFC15E"],
  ["#2B2D5B", "#7A5C8E", "#5A4A80", "#3B3567", "#26244A", "#17162F", "#F5E6F0", "#FF9B71", "#FFD27D"],
  ["#E6F1E6", "#B9D8BF", "#8DBB98", "#5A9070", "#2F6650", "#183D33", "#FBFDF6", "#F08A4B", "#F7CE5B"],
  ["#FBF1DC", "#F2D7A3", "#DDB26F", "#B9803F", "#7A4D22", "#3F2714", "#FFFAF0", "#C8553D", "#E9B44C"],
  ["#EAF4F7", "#C7E0E8", "#A5C8D3", "#6E9DAE", "#406F83", "#1F4252", "#FFFFFF", "#E76F51", "#F4C95D"],
  ["#F7E6EC", "#E9BECD", "#CF95AC", "#9C6482", "#643F5D", "#37233A", "#FFF8FA", "#2A9D8F", "#F4A259"],
  ["#14233F", "#2F4B7C", "#2C436D", "#213457", "#162642", "#0C1728", "#E8F0FF", "#5FA8FF", "#FFD166"],
  ["#E9EEF2", "#CBD5DE", "#A7B6C4", "#73879B", "#44576B", "#243240", "#FFFFFF", "#3174F6", "#FF9F45"],
];

export function palette(random: Random, only?: readonly number[]): Palette {
  const [top, bottom, far, mid, near, dark, light, bright, warm] = rows[random.pick(only ?? rows.map((_, at) => at))]!;
  return { sky: [top, bottom], far, mid, near, dark, light, bright, warm };
}
export const daylight = [0, 1, 3, 4, 5, 6, 8];

export const svg = (colours: Palette, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.sky[0]}"/>` +
  `<stop offset="1" stop-color="${colours.sky[1]}"/></linearGradient>` +
  `<radialGradient id="glow"><stop offset="0" stop-color="${colours.light}" stop-opacity=".75"/>` +
  `<stop offset="1" stop-color="${colours.light}" stop-opacity="0"/></radialGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>${body}</svg>`;

export const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, colour: string, thick: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const glow = (x: number, y: number, r: number) => circle(x, y, r, "url(#glow)");

export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

/** A chain of hills from edge to edge: `steep` in pixels, `wide` in waves. */
export function hills(random: Random, y: number, steep: number, wide: number, fill: string, more = ""): string {
  const shift = [random.next() * 6.3, random.next() * 6.3, random.next() * 6.3];
  const at = (x: number) => {
    const t = (x / width) * Math.PI * 2 * wide;
    return (
      y -
      steep *
        (0.55 * Math.sin(t + shift[0]!) + 0.3 * Math.sin(2.1 * t + shift[1]!) + 0.15 * Math.sin(4.3 * t + shift[2]!))
    );
  };
  let d = `M0 ${height}`;
  for (let x = 0; x <= width; x += 20) d += `L${x} ${n(at(x))}`;
  return path(`${d}L${width} ${height}Z`, fill, more);
}

/** Sharp mountains with lit and shaded sides. */
export function peaks(random: Random, y: number, tall: number, count: number, fill: string, shade: string): string {
  return repeat(count, (i) => {
    const x = ((i + 0.2 + random.next() * 0.6) / count) * width;
    const h = tall * (0.55 + random.next() * 0.45);
    const w = h * (1 + random.next() * 0.5);
    const bend = w * (random.next() * 0.2 - 0.1);
    return (
      path(`M${n(x - w)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)}Z`, fill) +
      path(
        `M${n(x)} ${n(y - h)}L${n(x + bend)} ${n(y - h * 0.5)}L${n(x + bend * 2)} ${n(y)}L${n(x + w)} ${n(y)}Z`,
        shade,
      )
    );
  });
}

export const fir = (x: number, y: number, h: number, fill: string) =>
  repeat(3, (i) => {
    const w = h * (0.16 + i * 0.07);
    const top = y - h + i * h * 0.24;
    return path(`M${n(x)} ${n(top)}L${n(x + w)} ${n(top + h * 0.42)}L${n(x - w)} ${n(top + h * 0.42)}Z`, fill);
  }) + rect(x - h * 0.025, y - h * 0.14, h * 0.05, h * 0.16, fill);

export const tree = (x: number, y: number, h: number, crown: string, trunk: string) =>
  rect(x - h * 0.035, y - h * 0.5, h * 0.07, h * 0.5, trunk, 4) +
  ellipse(x, y - h * 0.68, h * 0.25, h * 0.32, crown) +
  ellipse(x + h * 0.09, y - h * 0.62, h * 0.13, h * 0.2, "#fff", 'opacity=".08"');

export function cloud(x: number, y: number, size: number, fill: string): string {
  return `<g opacity=".8">${ellipse(x, y, size, size * 0.22, fill)}${ellipse(x - size * 0.3, y - size * 0.16, size * 0.4, size * 0.24, fill)}${ellipse(x + size * 0.25, y - size * 0.2, size * 0.45, size * 0.3, fill)}</g>`;
}
