import type { Random } from "../random.ts";
import { circle, cloud, ellipse, fir, glow, hills, line, palette, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { truck } from "./things.ts";

export function road(random: Random, turn: number): Drawing {
  const c = palette(random);
  const base = 700;
  const sunX = random.int(200, 1400);
  const winter = turn % 4 === 2;
  const flakes = winter
    ? repeat(90, () => circle(random.int(0, width), random.int(0, 700), random.int(2, 6), "#fff", 'opacity=".8"'))
    : "";
  const poles = repeat(7, (i) => line(`M${i * 250 + 60} ${base}v-210m-30 20h60`, c.dark, 6, 'opacity=".5"'));
  const body =
    glow(sunX, 220, 400) +
    circle(sunX, 220, 60, c.light) +
    cloud(random.int(300, 1300), 170, 170, c.light) +
    hills(random, 520, 80, 1.3, c.far) +
    hills(random, 600, 50, 1.8, c.mid) +
    repeat(22, (i) =>
      (random.chance(0.6) ? fir : (x: number, y: number, h: number, f: string) => tree(x, y, h, f, c.dark))(
        i * 75 + random.int(-20, 20),
        base - 20,
        random.int(70, 170),
        c.near,
      ),
    ) +
    poles +
    rect(0, base - 20, width, 30, winter ? c.light : c.near) +
    rect(0, base + 6, width, 120, c.dark) +
    repeat(9, (i) => rect(i * 190 + 30, base + 60, 100, 8, c.light, 4, 'opacity=".8"')) +
    rect(0, base + 126, width, 80, winter ? c.light : c.mid) +
    truck(random.int(350, 800), base + 78, 1, c, random.chance(0.6)) +
    ellipse(800, 1040, 1000, 160, c.near) +
    flakes;
  return {
    svg: svg(c, body),
    alt: winter ? "Фура на зимней дороге, идёт снег" : "Фура едет по загородной дороге вдоль леса",
  };
}
