import type { Random } from "../random.ts";
import { circle, daylight, glow, palette, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { plant } from "./things.ts";

export function plants(random: Random): Drawing {
  const c = palette(random, daylight);
  const greens = ["#3E8E5A", "#5BA66A", "#2F6F55", "#7DB46C"];
  const pots = [c.warm, c.bright, c.light, c.near];
  const count = random.int(3, 5);
  const wide =
    rect(90, 60, 1420, 560, c.light, 14) +
    rect(112, 82, 1376, 516, c.far, 4) +
    glow(1150, 230, 380) +
    circle(1150, 230, 56, c.light) +
    repeat(5, (i) => tree(200 + i * 300 + random.int(-40, 40), 600, random.int(150, 300), c.mid, c.near)) +
    rect(790, 82, 20, 516, c.light);
  const row = repeat(count, (i) =>
    plant(random, 260 + i * (1100 / (count - 1)), 740, random.int(210, 330), random.pick(greens), pots[i % 4]!),
  );
  const body =
    wide +
    rect(40, 736, 1520, 34, c.light, 6) +
    rect(40, 770, 1520, 12, "#000", 0, 'opacity=".1"') +
    rect(0, 782, width, 118, c.mid) +
    row;
  return { svg: svg(c, body), alt: "Растения в горшках на подоконнике" };
}
