import type { Random } from "../random.ts";
import { circle, hills, n, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, height, width } from "./scene.ts";

export function abstract(random: Random, turn: number): Drawing {
  const c = palette(random);
  const tones = [c.far, c.mid, c.near, c.bright, c.warm, c.light];
  const kind = turn % 4;
  const body = [
    () =>
      repeat(7, (i) => hills(random, 260 + i * 95, 60 + i * 6, 0.8 + random.next(), tones[i % 6]!, 'opacity=".82"')),
    () =>
      repeat(6, (i) =>
        repeat(4, (k) => {
          const x = i * 270;
          const y = k * 230;
          const turn = random.int(0, 3) * 90;
          return (
            rect(x, y, 270, 230, random.pick(tones)) +
            `<g transform="rotate(${turn} ${x + 135} ${y + 115})">${path(`M${x + 20} ${y + 230}a115 115 0 0 1 230 0z`, random.pick(tones))}</g>`
          );
        }),
      ),
    () =>
      repeat(26, () =>
        circle(
          random.int(0, width),
          random.int(0, height),
          random.int(30, 190),
          random.pick(tones),
          `opacity="${n(0.3 + random.next() * 0.5)}"`,
        ),
      ),
    () =>
      repeat(9, (i) => `<circle cx="${random.int(200, 400)}" cy="900" r="${900 - i * 96}" fill="${tones[i % 6]}"/>`),
  ][kind]!();
  return {
    svg: svg(c, body),
    alt: [
      "Плавные цветные волны",
      "Узор из полукругов и квадратов",
      "Композиция из прозрачных кругов",
      "Расходящиеся цветные дуги",
    ][kind]!,
  };
}
