import type { Random } from "../random.ts";
import { circle, glow, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { cup, plant } from "./things.ts";

export function code(random: Random): Drawing {
  const c = palette(random, [1, 2, 5, 7, 8]);
  const ink = "#161B2E";
  const tones = ["#7FB2FF", "#FFB86B", "#8EE3B0", "#E5E9F5", "#C39BFF", "#5C678A"];
  let rows = "";
  let indent = 0;
  for (let i = 0; i < 13; i++) {
    let x = 380 + indent * 44;
    rows += rect(330, 214 + i * 36, 20, 14, "#3A4463", 4);
    for (let k = random.int(1, 4); k > 0 && x < 1120; k--) {
      const w = random.int(50, 190);
      rows += rect(x, 212 + i * 36, w, 18, random.pick(tones), 9);
      x += w + 18;
    }
    indent = Math.max(0, Math.min(4, indent + random.int(-1, 1)));
  }
  const screen =
    rect(270, 110, 1060, 620, c.dark, 30) +
    rect(290, 130, 1020, 580, ink, 16) +
    rect(290, 130, 1020, 50, "#222941", 16) +
    repeat(3, (i) => circle(324 + i * 34, 155, 10, ["#FF6B6B", "#FFD166", "#06D6A0"][i]!)) +
    rect(460, 146, 190, 18, "#5C678A", 9);
  const stand = path("M720 730h160l24 70h-208z", c.near) + rect(600, 796, 400, 20, c.near, 10);
  return {
    svg: svg(
      c,
      glow(800, 380, 720) +
        rect(0, 800, width, 100, c.mid) +
        stand +
        screen +
        rows +
        cup(random, 1450, 830, 110, c.light, c.bright, c.light) +
        plant(random, 150, 826, 210, "#5BA66A", c.warm),
    ),
    alt: "Экран с цветными строками программы, рядом чашка и цветок",
  };
}
