import type { Random } from "../random.ts";
import { circle, line, n, palette, path, rect, repeat, svg } from "./draw.ts";
import type { Drawing } from "./scene.ts";

export function chart(random: Random): Drawing {
  const c = palette(random);
  const panel = (x: number, y: number, w: number, h: number, inner: string) =>
    rect(x + 6, y + 10, w, h, "#000", 24, 'opacity=".12"') + rect(x, y, w, h, c.light, 24) + inner;
  const bars =
    repeat(8, (i) => {
      const h = 90 + i * random.int(18, 30) + random.int(0, 50);
      return rect(170 + i * 92, 690 - h, 56, h, i === 7 ? c.bright : i % 2 ? c.mid : c.far, 8);
    }) +
    rect(150, 690, 760, 6, c.mid, 3) +
    rect(170, 210, 260, 22, c.dark, 11) +
    rect(170, 250, 170, 14, c.far, 7);
  let d = "M1010 330";
  for (let i = 1; i <= 6; i++) d += `L${1010 + i * 76} ${n(330 - i * 18 + random.int(-34, 30))}`;
  const curve =
    line(d, c.bright, 10) +
    path(`${d}L1466 400H1010Z`, c.bright, 'opacity=".14"') +
    rect(1010, 178, 180, 18, c.dark, 9);
  const share = random.int(55, 88);
  const round =
    `<g transform="translate(1140 630) rotate(-90)"><circle r="84" fill="none" stroke="${c.far}" stroke-width="34"/><circle r="84" fill="none" stroke="${c.warm}" stroke-width="34" stroke-linecap="round" stroke-dasharray="${n((share / 100) * 528)} 528"/></g>` +
    repeat(
      3,
      (i) =>
        circle(1290, 580 + i * 50, 11, [c.warm, c.far, c.bright][i]!) +
        rect(1316, 571 + i * 50, 130 - i * 20, 16, c.mid, 8),
    );
  return {
    svg: svg(c, panel(100, 140, 840, 620, bars) + panel(980, 140, 520, 300, curve) + panel(980, 480, 520, 280, round)),
    alt: "Диаграммы с растущими показателями",
  };
}
