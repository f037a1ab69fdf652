import type { Random } from "../random.ts";
import { glow, line, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { cup, plant } from "./things.ts";

export function office(random: Random): Drawing {
  const c = palette(random);
  const desk = random.pick(["#B98556", "#D7AE7F", "#8E5D3B", c.light]);
  const wx = random.int(900, 1020);
  const lampX = random.int(250, 420);
  const window =
    rect(wx, 80, 480, 380, c.light, 10) +
    rect(wx + 16, 96, 448, 348, c.far, 4) +
    glow(wx + 320, 200, 200) +
    repeat(5, (i) => {
      const h = random.int(80, 240);
      return rect(wx + 30 + i * 88, 444 - h, 76, h, i % 2 ? c.mid : c.near);
    }) +
    rect(wx + 232, 96, 12, 348, c.light);
  const notes = repeat(6, (i) =>
    rect(
      430 + (i % 3) * 130,
      130 + Math.floor(i / 3) * 120,
      100,
      90,
      [c.warm, c.light, c.bright][(i + random.int(0, 2)) % 3]!,
      4,
      `transform="rotate(${random.int(-5, 5)} ${480 + (i % 3) * 130} ${175 + Math.floor(i / 3) * 120})"`,
    ),
  );
  const screen =
    rect(560, 420, 480, 300, c.dark, 16) +
    rect(578, 438, 444, 250, c.sky[0], 6) +
    repeat(5, (i) => rect(600, 462 + i * 40, random.int(120, 260), 14, i === 0 ? c.bright : c.far, 7)) +
    rect(880, 462, 120, 90, c.warm, 8) +
    rect(880, 570, 120, 90, c.mid, 8) +
    path("M500 720h600l34 34h-668z", "#C9CCD3") +
    rect(500, 720, 600, 12, "#E3E5EA", 4);
  const lamp =
    rect(lampX - 70, 742, 140, 16, c.dark, 8) +
    line(`M${lampX} 744L${lampX - 50} 560L${lampX + 60} 430`, c.dark, 12) +
    path(`M${lampX + 20} 400l110 20l-20 90q-70 10 -110 -50z`, c.bright) +
    glow(lampX + 120, 600, 190);
  const table = rect(0, 756, width, 144, desk) + rect(0, 756, width, 12, "#fff", 0, 'opacity=".2"');
  return {
    svg: svg(
      c,
      window +
        notes +
        table +
        lamp +
        screen +
        cup(random, 1200, 790, 120, c.light, c.bright, c.light) +
        plant(random, 1420, 780, 230, "#3E8E5A", c.warm),
    ),
    alt: "Рабочий стол у окна: ноутбук, лампа, чашка и цветок",
  };
}
