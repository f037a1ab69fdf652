import type { Random } from "../random.ts";
import { line, palette, path, rect, repeat, svg } from "./draw.ts";
import { room } from "./room.ts";
import type { Drawing } from "./scene.ts";
import { book, cup, plant } from "./things.ts";

export function books(random: Random, turn: number): Drawing {
  const c = palette(random);
  const colours = [c.bright, c.warm, c.light, c.near, c.mid, c.dark];
  if (turn % 2 === 0) {
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
  const pile = repeat(random.int(4, 6), (i) =>
    book(480 + random.int(-40, 40), 790 - i * 62, 460 - i * 20, 58, colours[i % 5]!, c.light),
  );
  const open =
    path("M1010 790q110 -60 220 -8q110 -52 220 8v-20q-110 -80 -220 -20q-110 -60 -220 20z", c.light) +
    line("M1230 782v-36", c.mid, 4) +
    repeat(3, (i) =>
      line(`M1050 ${748 + i * 12}q80 -30 160 -6M1250 ${742 + i * 12}q80 -24 160 6`, c.mid, 3, 'opacity=".5"'),
    );
  return {
    svg: svg(c, room(random, c, c.near) + pile + open + cup(random, 270, 790, 170, c.light, c.bright, c.light)),
    alt: "Стопка книг, раскрытый том и чашка чая",
  };
}
