import type { Random } from "../random.ts";
import { circle, ellipse, line, n, type Palette, path, rect, repeat } from "./draw.ts";

/** A lorry seen from the side; x is its middle, y the ground under the wheels. */
export function truck(x: number, y: number, scale: number, c: Palette, long: boolean): string {
  const box = long ? 420 : 270;
  const wheel = (wx: number) => circle(wx, 0, 34, "#1B1B22") + circle(wx, 0, 15, c.far);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    ellipse(0, 34, box * 0.75, 12, "#000", 'opacity=".25"') +
    rect(-box + 110, -250, box, 220, c.light, 10) +
    rect(-box + 110, -120, box, 36, c.bright) +
    path(`M${-box + 150} -190h${box * 0.5}v26h${-box * 0.5}z`, c.bright, 'opacity=".25"') +
    path("M124 -30V-200h86q24 0 36 30l28 66q8 20 8 40v34z", c.bright) +
    path("M150 -180h56q12 0 18 16l20 50h-94z", c.sky[0]) +
    rect(-box + 100, -36, box + 180, 18, c.dark, 6) +
    rect(262, -70, 24, 18, c.warm, 6) +
    wheel(-box + 180) +
    (long ? wheel(-box + 258) : "") +
    wheel(60) +
    wheel(216) +
    "</g>"
  );
}

/** A cup seen from the side, with or without a saucer; x is its middle, y its bottom. */
export function cup(
  random: Random,
  x: number,
  y: number,
  size: number,
  body: string,
  stripe: string,
  saucer: string,
): string {
  const s = size / 200;
  const steam = repeat(3, (i) =>
    line(
      `M${-46 + i * 46} -210q${random.int(14, 30)} -34 0 -68t0 -68`,
      "#fff",
      11,
      `opacity="${n(0.35 + random.next() * 0.25)}"`,
    ),
  );
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)})">` +
    ellipse(0, 2, 190, 26, "#000", 'opacity=".16"') +
    ellipse(0, -8, 170, 22, saucer) +
    `<path d="M98 -150q74 -8 70 50q-6 62 -92 56" fill="none" stroke="${body}" stroke-width="22"/>` +
    path("M-120 -180h240q4 110 -54 156q-16 12 -66 12t-66 -12q-58 -46 -54 -156z", body) +
    path("M60 -180h60q4 110 -54 156q-10 8 -30 10q40 -60 24 -166z", "#000", 'opacity=".07"') +
    path("M-117 -130h234q-3 24 -9 42h-216q-6 -18 -9 -42z", stripe) +
    ellipse(0, -180, 120, 22, "#4A2C1B") +
    ellipse(0, -178, 104, 16, "#7A4A2B") +
    steam +
    "</g>"
  );
}

/** A cup of coffee with milk seen from above: a leaf, a heart or rings. */
export function latte(turn: number, x: number, y: number, r: number, body: string, plate: string): string {
  const foam = "#F7E7CE";
  const kind = (["heart", "leaf", "rings"] as const)[Math.floor(turn) % 3]!;
  const s = r / 100;
  const heart = path("M0 62C-70 10 -62 -46 -26 -46Q-6 -46 0 -22Q6 -46 26 -46C62 -46 70 10 0 62Z", foam);
  const leaf =
    repeat(6, (i) => {
      const w = 62 - i * 8;
      const top = 30 - i * 20;
      return line(`M${-w} ${top - 18}Q0 ${top + 30} ${w} ${top - 18}`, foam, 9);
    }) + line("M0 66V-78", foam, 6);
  const rings =
    repeat(3, (i) => `<circle r="${22 + i * 22}" fill="none" stroke="${foam}" stroke-width="10"/>`) +
    circle(0, 0, 8, foam);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)})">` +
    circle(8, 14, 168, "#000", 'opacity=".14"') +
    circle(0, 0, 162, plate) +
    `<circle r="132" fill="none" stroke="#000" stroke-opacity=".06" stroke-width="6"/>` +
    rect(96, -20, 74, 40, body, 18) +
    circle(0, 0, 112, body) +
    circle(0, 0, 98, "#8A5630") +
    circle(0, 0, 88, "#A96E3E") +
    `<g transform="rotate(${((turn * 37) % 60) - 30})">${kind === "heart" ? heart : kind === "leaf" ? leaf : rings}</g></g>`
  );
}

/** A plant in a pot; x is the middle of the pot, y its bottom. */
export function plant(random: Random, x: number, y: number, size: number, leafColour: string, pot: string): string {
  const s = size / 200;
  const kind = random.int(0, 2);
  const leaf = (angle: number, long: number, wide: number) =>
    `<g transform="rotate(${angle})">${path(`M0 0Q${wide} ${-long * 0.5} 0 ${-long}Q${-wide} ${-long * 0.5} 0 0Z`, leafColour)}${line(`M0 0V${-long * 0.9}`, "#fff", 2, 'opacity=".25"')}</g>`;
  const count = random.int(6, 9);
  const crown = repeat(count, (i) => {
    const angle = -70 + (140 / (count - 1)) * i + random.int(-6, 6);
    if (kind === 0) return leaf(angle, random.int(130, 210), 34);
    if (kind === 1) return leaf(angle * 0.55, random.int(170, 260), 20);
    return (
      line(`M0 0Q${angle * 0.7} -90 ${angle * 1.5} ${-random.int(110, 200)}`, leafColour, 6) +
      circle(angle * 1.5, -random.int(120, 190), random.int(26, 40), leafColour)
    );
  });
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)})"><g transform="translate(0 -104)">${crown}</g>` +
    path("M-64 -110h128l-16 110h-96z", pot) +
    path("M20 -110h44l-16 110h-40z", "#000", 'opacity=".08"') +
    rect(-72, -126, 144, 26, pot, 6) +
    "</g>"
  );
}

/** A cardboard box standing on y. */
export const box = (x: number, y: number, w: number, h: number, fill: string) =>
  rect(x, y - h, w, h, fill, 3) +
  rect(x + w * 0.42, y - h, w * 0.16, h, "#fff", 0, 'opacity=".22"') +
  rect(x + w * 0.62, y - h * 0.32, w * 0.26, h * 0.18, "#fff", 2, 'opacity=".55"');

/** A book standing or lying. */
export const book = (x: number, y: number, w: number, h: number, fill: string, mark: string) =>
  rect(x, y - h, w, h, fill, 4) +
  (w > h
    ? rect(x + w * 0.12, y - h, w * 0.05, h, mark) + rect(x + w * 0.82, y - h, w * 0.05, h, mark)
    : rect(x, y - h * 0.86, w, h * 0.05, mark) + rect(x, y - h * 0.2, w, h * 0.05, mark));

/** A croissant; x is its middle, y its bottom. */
export const croissant = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path("M-150 0q-20 -30 10 -50q60 -90 140 -90t140 90q30 20 10 50q-50 10 -80 -30q-30 -20 -70 -20t-70 20q-30 40 -80 30z", "#D9973F")}` +
  `${line("M-84 -34q4 -50 36 -92M-30 -52q2 -46 10 -86M30 -52q-2 -46 -10 -86M84 -34q-4 -50 -36 -92", "#A9682A", 8)}</g>`;
