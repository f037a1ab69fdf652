import type { Random } from "../random.ts";
import { ellipse, line, n, palette, rect, repeat, svg } from "./draw.ts";
import { room } from "./room.ts";
import { type Drawing, height, width } from "./scene.ts";
import { book, croissant, cup, latte, plant } from "./things.ts";

export function coffee(random: Random, turn: number): Drawing {
  const c = palette(random, [0, 1, 3, 4, 5, 6]);
  const wood = random.pick(["#B98556", "#8E5D3B", "#D7AE7F", "#6F4630"]);
  const china = random.pick([c.light, c.bright, c.near, "#F4EFE6"]);
  if (turn % 2 === 0) {
    const boards = repeat(
      6,
      (i) =>
        rect(0, i * 150, width, 148, wood) +
        rect(0, i * 150, width, 148, "#000", 0, `opacity="${n(0.02 + random.next() * 0.06)}"`),
    );
    const beans = repeat(random.int(14, 30), () => {
      const x = random.int(60, 1540);
      const y = random.int(60, 840);
      return `<g transform="translate(${x} ${y}) rotate(${random.int(0, 180)})">${ellipse(0, 0, 20, 13, "#3E2416")}${line("M-16 0q8 -6 16 0t16 0", "#6B4226", 3)}</g>`;
    });
    const two = turn % 4 === 0;
    const spoon = `<g transform="translate(1330 470) rotate(${random.int(10, 35)})">${rect(-7, -40, 14, 300, "#D9D9DE", 7)}${ellipse(0, -80, 34, 56, "#D9D9DE")}${ellipse(0, -80, 24, 44, "#C3C3CB")}</g>`;
    const body =
      rect(0, 0, width, height, wood) +
      boards +
      beans +
      spoon +
      (two
        ? latte(turn, 520, 430, 150, china, c.light) + latte(turn + 1, 1010, 500, 130, c.light, c.near)
        : latte(turn / 2, 760, 450, 215, china, c.light));
    return {
      svg: svg(c, body),
      alt: two
        ? "Две чашки капучино с рисунком на пенке, вид сверху"
        : "Чашка капучино с рисунком на пенке и кофейные зёрна",
    };
  }
  const kind = Math.floor(turn / 2) % 3;
  const things =
    kind === 0
      ? cup(random, random.int(640, 960), 780, 300, china, c.bright, c.light)
      : kind === 1
        ? repeat(3, (i) =>
            cup(
              random,
              420 + i * 380,
              770,
              200,
              [c.light, c.bright, c.near][i]!,
              [c.bright, c.light, c.warm][i]!,
              c.light,
            ),
          )
        : cup(random, 620, 780, 260, china, c.warm, c.light) +
          croissant(1060, 760, 1.1) +
          book(900, 800, 340, 40, c.bright, c.warm);
  const alt = [
    "Чашка кофе на деревянном столе у окна",
    "Три чашки кофе в ряд на столе",
    "Кофе и круассан на столе у окна",
  ][kind]!;
  return {
    svg: svg(
      c,
      room(random, c, wood) + plant(random, random.chance(0.5) ? 190 : 1410, 690, 220, c.near, c.warm) + things,
    ),
    alt,
  };
}
