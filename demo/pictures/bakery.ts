import type { Random } from "../random.ts";
import { circle, ellipse, line, n, palette, path, rect, repeat, svg } from "./draw.ts";
import { room } from "./room.ts";
import type { Drawing } from "./scene.ts";
import { croissant } from "./things.ts";

const loaf = (x: number, y: number, w: number, tone: string) =>
  path(
    `M${n(x)} ${n(y)}q${n(-w * 0.08)} ${n(-w * 0.42)} ${n(w * 0.5)} ${n(-w * 0.44)}t${n(w * 0.5)} ${n(w * 0.44)}z`,
    tone,
  ) +
  repeat(3, (i) =>
    line(
      `M${n(x + w * (0.28 + i * 0.2))} ${n(y - w * 0.12)}q${n(w * 0.05)} ${n(-w * 0.1)} ${n(w * 0.08)} ${n(-w * 0.2)}`,
      "#F6DDB0",
      7,
    ),
  );

export function bakery(random: Random, turn: number): Drawing {
  const c = palette(random, [0, 3, 4, 5, 6]);
  const tones = ["#C98B4B", "#B5763A", "#D9A05B", "#8F5A2E", "#E0B06E"];
  if (turn % 2 === 0) {
    const shelves = repeat(3, (row) => {
      const y = 300 + row * 255;
      const goods = repeat(random.int(5, 7), (i) => {
        const x = 100 + i * 220 + random.int(0, 30);
        const kind = (row + random.int(0, 2)) % 3;
        if (kind === 0) return loaf(x, y, 180, random.pick(tones));
        if (kind === 1)
          return `<g transform="translate(${x + 90} ${y}) rotate(${random.int(-12, 4)})">${rect(-24, -210, 48, 210, random.pick(tones), 24)}${repeat(4, (k) => line(`M-14 ${-180 + k * 44}l28 18`, "#F6DDB0", 6))}</g>`;
        return croissant(x + 90, y - 6, 0.58);
      });
      return goods + rect(40, y, 1520, 22, c.near, 4) + rect(40, y + 22, 1520, 10, "#000", 0, 'opacity=".12"');
    });
    const tag = repeat(
      5,
      (i) =>
        rect(170 + i * 290, 590, 90, 46, c.light, 4) +
        rect(184 + i * 290, 604, 60, 6, c.mid, 3) +
        rect(184 + i * 290, 618, 40, 6, c.mid, 3),
    );
    return { svg: svg(c, shelves + tag), alt: "Полки пекарни: хлеб, багеты и круассаны" };
  }
  const pie = turn % 4 === 1;
  const cake = pie
    ? ellipse(800, 740, 330, 60, "#000", 'opacity=".15"') +
      ellipse(800, 720, 350, 60, c.light) +
      path("M540 700q-10 -110 260 -110t260 110q-20 40 -260 40t-260 -40z", "#D59A50") +
      ellipse(800, 620, 240, 50, c.bright) +
      repeat(5, (i) => line(`M${600 + i * 100} 584q20 40 0 76`, "#E8BC7C", 18)) +
      repeat(3, (i) => line(`M570 ${600 + i * 22}q230 34 460 0`, "#E8BC7C", 16))
    : repeat(4, (i) => {
        const x = 330 + i * 310;
        return (
          path(`M${x - 80} 620h160l-22 130h-116z`, [c.bright, c.near, c.warm, c.mid][i]!) +
          repeat(4, (k) => line(`M${x - 54 + k * 36} 630l${8 - k * 5} 110`, "#fff", 5, 'opacity=".3"')) +
          path(`M${x - 96} 624q-10 -60 50 -66q6 -50 46 -50t46 50q60 6 50 66z`, c.light) +
          circle(x, 506, 20, "#C0392B")
        );
      });
  const flour = repeat(40, () =>
    circle(random.int(100, 1500), random.int(770, 890), random.int(2, 7), "#fff", 'opacity=".7"'),
  );
  const wheat = repeat(
    6,
    (i) =>
      `<g transform="translate(${1380 + i * 22} 760) rotate(${-30 + i * 12})">${line("M0 0V-300", c.warm, 6)}${repeat(6, (k) => ellipse(-10, -300 + k * 26, 8, 18, c.warm) + ellipse(10, -290 + k * 26, 8, 18, c.warm))}</g>`,
  );
  return {
    svg: svg(c, room(random, c, "#C79A6B") + wheat + cake + flour),
    alt: pie ? "Домашний пирог с решёткой из теста на столе" : "Капкейки с кремом и вишней на столе",
  };
}
