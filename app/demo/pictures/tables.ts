import type { Random } from "../random.ts";
import { circle, daylight, ellipse, glow, line, n, type Palette, palette, path, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, height, width } from "./scene.ts";
import { book, cup, latte, plant } from "./things.ts";

/** A wall with a window and a table in front of it. */
function room(random: Random, c: Palette, table: string): string {
  const x = random.int(80, 900);
  const window =
    rect(x - 16, 70, 512, 432, c.light, 10) + rect(x, 86, 480, 400, c.far, 4) + glow(x + 330, 200, 260) + circle(x + 330, 200, 40, c.light) +
    tree(x + 110, 486, 260, c.mid, c.near) + rect(x + 234, 86, 12, 400, c.light) + rect(x, 270, 480, 10, c.light);
  return window + rect(0, 660, width, 240, table) + rect(0, 660, width, 14, "#fff", 0, 'opacity=".18"') + rect(0, 674, width, 10, "#000", 0, 'opacity=".08"');
}

export function coffee(random: Random): Drawing {
  const c = palette(random, [0, 1, 3, 4, 5, 6]);
  const wood = random.pick(["#B98556", "#8E5D3B", "#D7AE7F", "#6F4630"]);
  const china = random.pick([c.light, c.bright, c.near, "#F4EFE6"]);
  if (random.chance(0.42)) {
    const boards = repeat(6, (i) => rect(0, i * 150, width, 148, wood) + rect(0, i * 150, width, 148, "#000", 0, `opacity="${n(0.02 + random.next() * 0.06)}"`));
    const beans = repeat(random.int(14, 30), () => {
      const x = random.int(60, 1540);
      const y = random.int(60, 840);
      return `<g transform="translate(${x} ${y}) rotate(${random.int(0, 180)})">${ellipse(0, 0, 20, 13, "#3E2416")}${line("M-16 0q8 -6 16 0t16 0", "#6B4226", 3)}</g>`;
    });
    const two = random.chance(0.5);
    const spoon = `<g transform="translate(1330 470) rotate(${random.int(10, 35)})">${rect(-7, -40, 14, 300, "#D9D9DE", 7)}${ellipse(0, -80, 34, 56, "#D9D9DE")}${ellipse(0, -80, 24, 44, "#C3C3CB")}</g>`;
    const body = rect(0, 0, width, height, wood) + boards + beans + spoon + (two ? latte(random, 520, 430, 150, china, c.light) + latte(random, 1010, 500, 130, c.light, c.near) : latte(random, 760, 450, 215, china, c.light));
    return { svg: svg(c, body), alt: two ? "Две чашки капучино с рисунком на пенке, вид сверху" : "Чашка капучино с рисунком на пенке и кофейные зёрна" };
  }
  const kind = random.int(0, 2);
  const things =
    kind === 0
      ? cup(random, random.int(640, 960), 780, 300, china, c.bright, c.light)
      : kind === 1
        ? repeat(3, (i) => cup(random, 420 + i * 380, 770, 200, [c.light, c.bright, c.near][i]!, [c.bright, c.light, c.warm][i]!, c.light))
        : cup(random, 620, 780, 260, china, c.warm, c.light) + croissant(1060, 760, 1.1) + book(900, 800, 340, 40, c.bright, c.warm);
  const alt = ["Чашка кофе на деревянном столе у окна", "Три чашки кофе в ряд на столе", "Кофе и круассан на столе у окна"][kind]!;
  return { svg: svg(c, room(random, c, wood) + plant(random, random.chance(0.5) ? 190 : 1410, 690, 220, c.near, c.warm) + things), alt };
}

const croissant = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path("M-150 0q-20 -30 10 -50q60 -90 140 -90t140 90q30 20 10 50q-50 10 -80 -30q-30 -20 -70 -20t-70 20q-30 40 -80 30z", "#D9973F")}` +
  `${line("M-84 -34q4 -50 36 -92M-30 -52q2 -46 10 -86M30 -52q-2 -46 -10 -86M84 -34q-4 -50 -36 -92", "#A9682A", 8)}</g>`;

const loaf = (x: number, y: number, w: number, tone: string) =>
  path(`M${n(x)} ${n(y)}q${n(-w * 0.08)} ${n(-w * 0.42)} ${n(w * 0.5)} ${n(-w * 0.44)}t${n(w * 0.5)} ${n(w * 0.44)}z`, tone) +
  repeat(3, (i) => line(`M${n(x + w * (0.28 + i * 0.2))} ${n(y - w * 0.12)}q${n(w * 0.05)} ${n(-w * 0.1)} ${n(w * 0.08)} ${n(-w * 0.2)}`, "#F6DDB0", 7));

export function bakery(random: Random): Drawing {
  const c = palette(random, [0, 3, 4, 5, 6]);
  const tones = ["#C98B4B", "#B5763A", "#D9A05B", "#8F5A2E", "#E0B06E"];
  if (random.chance(0.55)) {
    const shelves = repeat(3, (row) => {
      const y = 300 + row * 255;
      const goods = repeat(random.int(5, 7), (i) => {
        const x = 100 + i * 220 + random.int(0, 30);
        const kind = (row + random.int(0, 2)) % 3;
        if (kind === 0) return loaf(x, y, 180, random.pick(tones));
        if (kind === 1) return `<g transform="translate(${x + 90} ${y}) rotate(${random.int(-12, 4)})">${rect(-24, -210, 48, 210, random.pick(tones), 24)}${repeat(4, (k) => line(`M-14 ${-180 + k * 44}l28 18`, "#F6DDB0", 6))}</g>`;
        return croissant(x + 90, y - 6, 0.58);
      });
      return goods + rect(40, y, 1520, 22, c.near, 4) + rect(40, y + 22, 1520, 10, "#000", 0, 'opacity=".12"');
    });
    const tag = repeat(5, (i) => rect(170 + i * 290, 590, 90, 46, c.light, 4) + rect(184 + i * 290, 604, 60, 6, c.mid, 3) + rect(184 + i * 290, 618, 40, 6, c.mid, 3));
    return { svg: svg(c, shelves + tag), alt: "Полки пекарни: хлеб, багеты и круассаны" };
  }
  const pie = random.chance(0.5);
  const cake = pie
    ? ellipse(800, 740, 330, 60, "#000", 'opacity=".15"') + ellipse(800, 720, 350, 60, c.light) + path("M540 700q-10 -110 260 -110t260 110q-20 40 -260 40t-260 -40z", "#D59A50") +
      ellipse(800, 620, 240, 50, c.bright) + repeat(5, (i) => line(`M${600 + i * 100} 584q20 40 0 76`, "#E8BC7C", 18)) + repeat(3, (i) => line(`M570 ${600 + i * 22}q230 34 460 0`, "#E8BC7C", 16))
    : repeat(4, (i) => {
        const x = 330 + i * 310;
        return path(`M${x - 80} 620h160l-22 130h-116z`, [c.bright, c.near, c.warm, c.mid][i]!) + repeat(4, (k) => line(`M${x - 54 + k * 36} 630l${8 - k * 5} 110`, "#fff", 5, 'opacity=".3"')) +
          path(`M${x - 96} 624q-10 -60 50 -66q6 -50 46 -50t46 50q60 6 50 66z`, c.light) + circle(x, 506, 20, "#C0392B");
      });
  const flour = repeat(40, () => circle(random.int(100, 1500), random.int(770, 890), random.int(2, 7), "#fff", 'opacity=".7"'));
  const wheat = repeat(6, (i) => `<g transform="translate(${1380 + i * 22} 760) rotate(${-30 + i * 12})">${line("M0 0V-300", c.warm, 6)}${repeat(6, (k) => ellipse(-10, -300 + k * 26, 8, 18, c.warm) + ellipse(10, -290 + k * 26, 8, 18, c.warm))}</g>`);
  return { svg: svg(c, room(random, c, "#C79A6B") + wheat + cake + flour), alt: pie ? "Домашний пирог с решёткой из теста на столе" : "Капкейки с кремом и вишней на столе" };
}

export function books(random: Random): Drawing {
  const c = palette(random);
  const colours = [c.bright, c.warm, c.light, c.near, c.mid, c.dark];
  if (random.chance(0.5)) {
    const shelves = repeat(3, (row) => {
      const y = 290 + row * 270;
      let out = "";
      for (let x = 60; x < 1500; ) {
        const w = random.int(30, 66);
        const h = random.int(150, 225);
        if (random.chance(0.09)) {
          out += plant(random, x + 60, y, 110, c.near, c.warm);
          x += 150;
        } else {
          out += book(x, y, w, h, random.pick(colours), random.pick([c.light, c.warm]));
          x += w + 5;
        }
      }
      return out + rect(30, y, 1540, 20, c.dark, 3);
    });
    return { svg: svg(c, shelves), alt: "Книжные полки с цветными корешками" };
  }
  const pile = repeat(random.int(4, 6), (i) => book(480 + random.int(-40, 40), 790 - i * 62, 460 - i * 20, 58, colours[i % 5]!, c.light));
  const open = path("M1010 790q110 -60 220 -8q110 -52 220 8v-20q-110 -80 -220 -20q-110 -60 -220 20z", c.light) + line("M1230 782v-36", c.mid, 4) + repeat(3, (i) => line(`M1050 ${748 + i * 12}q80 -30 160 -6M1250 ${742 + i * 12}q80 -24 160 6`, c.mid, 3, 'opacity=".5"'));
  return { svg: svg(c, room(random, c, c.near) + pile + open + cup(random, 270, 790, 170, c.light, c.bright, c.light)), alt: "Стопка книг, раскрытый том и чашка чая" };
}

export function plants(random: Random): Drawing {
  const c = palette(random, daylight);
  const greens = ["#3E8E5A", "#5BA66A", "#2F6F55", "#7DB46C"];
  const pots = [c.warm, c.bright, c.light, c.near];
  const count = random.int(3, 5);
  const wide = rect(90, 60, 1420, 560, c.light, 14) + rect(112, 82, 1376, 516, c.far, 4) + glow(1150, 230, 380) + circle(1150, 230, 56, c.light) +
    repeat(5, (i) => tree(200 + i * 300 + random.int(-40, 40), 600, random.int(150, 300), c.mid, c.near)) + rect(790, 82, 20, 516, c.light);
  const row = repeat(count, (i) => plant(random, 260 + i * (1100 / (count - 1)), 740, random.int(210, 330), random.pick(greens), pots[i % 4]!));
  const body = wide + rect(40, 736, 1520, 34, c.light, 6) + rect(40, 770, 1520, 12, "#000", 0, 'opacity=".1"') + rect(0, 782, width, 118, c.mid) + row;
  return { svg: svg(c, body), alt: "Растения в горшках на подоконнике" };
}
