import type { Random } from "../random.ts";
import { circle, daylight, ellipse, glow, line, n, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { box, cup, plant } from "./things.ts";

export function warehouse(random: Random): Drawing {
  const c = palette(random, daylight);
  const card = ["#C99A66", "#B98452", "#D9B07E", "#A9744A"];
  const floor = 740;
  const racks = repeat(3, (part) => {
    const x = 30 + part * 530;
    const levels = repeat(3, (row) => {
      const y = 250 + row * 235;
      let boxes = "";
      for (let bx = x + 24; bx < x + 440; ) {
        const w = random.int(60, 120);
        if (bx + w > x + 470) break;
        if (random.chance(0.88)) boxes += box(bx, y, w, random.int(70, 150), random.chance(0.12) ? random.pick([c.bright, c.warm]) : random.pick(card));
        bx += w + random.int(6, 16);
      }
      return boxes + rect(x, y, 490, 20, c.bright, 3);
    });
    return levels + rect(x, 60, 16, floor - 60, c.dark) + rect(x + 474, 60, 16, floor - 60, c.dark);
  });
  const truckX = random.int(280, 1000);
  const forklift =
    `<g transform="translate(${truckX} 850)">` + ellipse(60, 8, 250, 14, "#000", 'opacity=".2"') + rect(-120, -120, 220, 90, c.warm, 14) + path("M-90 -120V-240h130l40 120", "none", `stroke="${c.dark}" stroke-width="14"`) +
    circle(-34, -190, 26, "#E8B48A") + path("M-62 -196a30 30 0 0 1 58 -6z", c.warm) + rect(-66, -164, 66, 60, c.bright, 16) + rect(116, -290, 14, 276, c.dark) + rect(120, -30, 140, 12, c.dark) +
    box(140, -30, 110, 100, card[0]!) + box(150, -130, 90, 70, card[2]!) + circle(-70, -22, 36, "#22222A") + circle(-70, -22, 14, c.far) + circle(70, -22, 36, "#22222A") + circle(70, -22, 14, c.far) + "</g>";
  const lamps = repeat(4, (i) => line(`M${220 + i * 390} 0v30`, c.dark, 6) + path(`M${180 + i * 390} 50q40 -40 80 0z`, c.dark) + glow(220 + i * 390, 60, 130));
  const scene = rect(0, floor, width, 160, c.mid) + repeat(8, (i) => rect(i * 220, 806, 110, 10, c.warm, 4, 'opacity=".7"'));
  const lift = random.chance(0.65);
  return { svg: svg(c, racks + lamps + scene + (lift ? forklift : box(200, 870, 190, 150, card[0]!) + box(420, 870, 150, 110, card[2]!) + box(250, 720, 120, 90, card[1]!))), alt: lift ? "Погрузчик между стеллажами с коробками на складе" : "Стеллажи склада, на полу стоят коробки" };
}

export function office(random: Random): Drawing {
  const c = palette(random);
  const desk = random.pick(["#B98556", "#D7AE7F", "#8E5D3B", c.light]);
  const wx = random.int(900, 1020);
  const lampX = random.int(250, 420);
  const window = rect(wx, 80, 480, 380, c.light, 10) + rect(wx + 16, 96, 448, 348, c.far, 4) + glow(wx + 320, 200, 200) +
    repeat(5, (i) => {
      const h = random.int(80, 240);
      return rect(wx + 30 + i * 88, 444 - h, 76, h, i % 2 ? c.mid : c.near);
    }) + rect(wx + 232, 96, 12, 348, c.light);
  const notes = repeat(6, (i) => rect(430 + (i % 3) * 130, 130 + Math.floor(i / 3) * 120, 100, 90, [c.warm, c.light, c.bright][(i + random.int(0, 2)) % 3]!, 4, `transform="rotate(${random.int(-5, 5)} ${480 + (i % 3) * 130} ${175 + Math.floor(i / 3) * 120})"`));
  const screen = rect(560, 420, 480, 300, c.dark, 16) + rect(578, 438, 444, 250, c.sky[0], 6) +
    repeat(5, (i) => rect(600, 462 + i * 40, random.int(120, 260), 14, i === 0 ? c.bright : c.far, 7)) + rect(880, 462, 120, 90, c.warm, 8) + rect(880, 570, 120, 90, c.mid, 8) + path("M500 720h600l34 34h-668z", "#C9CCD3") + rect(500, 720, 600, 12, "#E3E5EA", 4);
  const lamp = rect(lampX - 70, 742, 140, 16, c.dark, 8) + line(`M${lampX} 744L${lampX - 50} 560L${lampX + 60} 430`, c.dark, 12) + path(`M${lampX + 20} 400l110 20l-20 90q-70 10 -110 -50z`, c.bright) + glow(lampX + 120, 600, 190);
  const table = rect(0, 756, width, 144, desk) + rect(0, 756, width, 12, "#fff", 0, 'opacity=".2"');
  return { svg: svg(c, window + notes + table + lamp + screen + cup(random, 1200, 790, 120, c.light, c.bright, c.light) + plant(random, 1420, 780, 230, "#3E8E5A", c.warm)), alt: "Рабочий стол у окна: ноутбук, лампа, чашка и цветок" };
}

export function chart(random: Random): Drawing {
  const c = palette(random);
  const panel = (x: number, y: number, w: number, h: number, inner: string) => rect(x + 6, y + 10, w, h, "#000", 24, 'opacity=".12"') + rect(x, y, w, h, c.light, 24) + inner;
  const bars = repeat(8, (i) => {
    const h = 90 + i * random.int(18, 30) + random.int(0, 50);
    return rect(170 + i * 92, 690 - h, 56, h, i === 7 ? c.bright : i % 2 ? c.mid : c.far, 8);
  }) + rect(150, 690, 760, 6, c.mid, 3) + rect(170, 210, 260, 22, c.dark, 11) + rect(170, 250, 170, 14, c.far, 7);
  let d = "M1010 330";
  for (let i = 1; i <= 6; i++) d += `L${1010 + i * 76} ${n(330 - i * 18 + random.int(-34, 30))}`;
  const curve = line(d, c.bright, 10) + path(`${d}L1466 400H1010Z`, c.bright, 'opacity=".14"') + rect(1010, 178, 180, 18, c.dark, 9);
  const share = random.int(55, 88);
  const round = `<g transform="translate(1140 630) rotate(-90)"><circle r="84" fill="none" stroke="${c.far}" stroke-width="34"/><circle r="84" fill="none" stroke="${c.warm}" stroke-width="34" stroke-linecap="round" stroke-dasharray="${n((share / 100) * 528)} 528"/></g>` +
    repeat(3, (i) => circle(1290, 580 + i * 50, 11, [c.warm, c.far, c.bright][i]!) + rect(1316, 571 + i * 50, 130 - i * 20, 16, c.mid, 8));
  return { svg: svg(c, panel(100, 140, 840, 620, bars) + panel(980, 140, 520, 300, curve) + panel(980, 480, 520, 280, round)), alt: "Диаграммы с растущими показателями" };
}

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
  const screen = rect(270, 110, 1060, 620, c.dark, 30) + rect(290, 130, 1020, 580, ink, 16) + rect(290, 130, 1020, 50, "#222941", 16) + repeat(3, (i) => circle(324 + i * 34, 155, 10, ["#FF6B6B", "#FFD166", "#06D6A0"][i]!)) + rect(460, 146, 190, 18, "#5C678A", 9);
  const stand = path("M720 730h160l24 70h-208z", c.near) + rect(600, 796, 400, 20, c.near, 10);
  return { svg: svg(c, glow(800, 380, 720) + rect(0, 800, width, 100, c.mid) + stand + screen + rows + cup(random, 1450, 830, 110, c.light, c.bright, c.light) + plant(random, 150, 826, 210, "#5BA66A", c.warm)), alt: "Экран с цветными строками программы, рядом чашка и цветок" };
}
