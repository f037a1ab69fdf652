import type { Random } from "../random.ts";
import { circle, ellipse, line, palette, path, rect, repeat } from "./draw.ts";

type Tones = { main: string; second: string; light: string; dark: string };

const drawings: Record<string, (c: Tones) => string> = {
  shirt: (c) =>
    path("M300 200l-130 70 50 130 70-30v280h220v-280l70 30 50-130-130-70q-40 60-100 60t-100-60z", c.main) +
    circle(440, 380, 26, c.light),
  mug: (c) =>
    rect(230, 260, 280, 320, c.main, 36) +
    line("M510 330q110 0 110 90t-110 90", c.main, 40) +
    rect(230, 330, 280, 60, c.second) +
    ellipse(370, 266, 140, 28, c.dark),
  notebook: (c) =>
    rect(230, 190, 340, 440, c.main, 24) +
    rect(230, 190, 60, 440, c.dark, 24) +
    repeat(5, (at) => line(`M330 ${280 + at * 62}h180`, c.light, 12)),
  device: (c) =>
    line("M220 470v-60q0-180 180-180t180 180v60", c.dark, 36) +
    rect(180, 440, 110, 190, c.main, 46) +
    rect(510, 440, 110, 190, c.main, 46),
  bag: (c) =>
    rect(240, 290, 320, 350, c.main, 60) +
    line("M320 290q0-110 80-110t80 110", c.dark, 30) +
    rect(290, 450, 220, 130, c.second, 24),
  book: (c) =>
    rect(220, 220, 150, 420, c.main, 12) +
    rect(380, 180, 110, 460, c.second, 12) +
    `<g transform="rotate(8 560 640)">${rect(505, 240, 100, 400, c.dark, 12)}</g>` +
    rect(240, 280, 110, 20, c.light) +
    rect(400, 250, 70, 20, c.light),
  toy: (c) =>
    circle(300, 260, 60, c.main) +
    circle(500, 260, 60, c.main) +
    circle(400, 340, 140, c.main) +
    ellipse(400, 560, 150, 120, c.second) +
    circle(350, 320, 16, c.dark) +
    circle(450, 320, 16, c.dark) +
    ellipse(400, 390, 40, 28, c.light),
  gift: (c) =>
    rect(210, 350, 380, 290, c.main, 16) +
    rect(190, 290, 420, 80, c.second, 12) +
    rect(370, 290, 60, 350, c.light) +
    line("M400 290q-120-140-150-40t150 40q120-140 150-40t-150 40", c.light, 24),
  ticket: (c) =>
    `<g transform="rotate(-12 400 400)">${rect(160, 290, 480, 220, c.main, 24)}${circle(160, 400, 36, c.light)}${circle(640, 400, 36, c.light)}${line("M480 310v180", c.light, 10, 'stroke-dasharray="20 24"')}${rect(220, 350, 200, 26, c.second, 8)}${rect(220, 410, 140, 26, c.second, 8)}</g>`,
};

/** A product on a plain ground, square. */
export function goods(random: Random, drawing: string): string {
  const { sky, near, bright, warm, light, dark } = palette(random, [0, 1, 3, 4, 5, 6, 8]);
  const [main, second] = random.chance(0.5) ? [bright, warm] : [near, bright];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">` +
    rect(0, 0, 800, 800, sky[0]) +
    circle(400, 420, 300, light, 'opacity=".7"') +
    ellipse(400, 660, 220, 26, dark, 'opacity=".12"') +
    drawings[drawing]!({ main, second, light, dark }) +
    "</svg>"
  );
}
