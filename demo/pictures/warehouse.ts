import type { Random } from "../random.ts";
import { circle, daylight, ellipse, glow, line, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";
import { box } from "./things.ts";

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
        if (random.chance(0.88))
          boxes += box(
            bx,
            y,
            w,
            random.int(70, 150),
            random.chance(0.12) ? random.pick([c.bright, c.warm]) : random.pick(card),
          );
        bx += w + random.int(6, 16);
      }
      return boxes + rect(x, y, 490, 20, c.bright, 3);
    });
    return levels + rect(x, 60, 16, floor - 60, c.dark) + rect(x + 474, 60, 16, floor - 60, c.dark);
  });
  const truckX = random.int(280, 1000);
  const forklift =
    `<g transform="translate(${truckX} 850)">` +
    ellipse(60, 8, 250, 14, "#000", 'opacity=".2"') +
    rect(-120, -120, 220, 90, c.warm, 14) +
    path("M-90 -120V-240h130l40 120", "none", `stroke="${c.dark}" stroke-width="14"`) +
    circle(-34, -190, 26, "#E8B48A") +
    path("M-62 -196a30 30 0 0 1 58 -6z", c.warm) +
    rect(-66, -164, 66, 60, c.bright, 16) +
    rect(116, -290, 14, 276, c.dark) +
    rect(120, -30, 140, 12, c.dark) +
    box(140, -30, 110, 100, card[0]!) +
    box(150, -130, 90, 70, card[2]!) +
    circle(-70, -22, 36, "#22222A") +
    circle(-70, -22, 14, c.far) +
    circle(70, -22, 36, "#22222A") +
    circle(70, -22, 14, c.far) +
    "</g>";
  const lamps = repeat(
    4,
    (i) =>
      line(`M${220 + i * 390} 0v30`, c.dark, 6) +
      path(`M${180 + i * 390} 50q40 -40 80 0z`, c.dark) +
      glow(220 + i * 390, 60, 130),
  );
  const scene =
    rect(0, floor, width, 160, c.mid) + repeat(8, (i) => rect(i * 220, 806, 110, 10, c.warm, 4, 'opacity=".7"'));
  const lift = random.chance(0.65);
  return {
    svg: svg(
      c,
      racks +
        lamps +
        scene +
        (lift
          ? forklift
          : box(200, 870, 190, 150, card[0]!) + box(420, 870, 150, 110, card[2]!) + box(250, 720, 120, 90, card[1]!)),
    ),
    alt: lift ? "Погрузчик между стеллажами с коробками на складе" : "Стеллажи склада, на полу стоят коробки",
  };
}
