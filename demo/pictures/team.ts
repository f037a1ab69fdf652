import type { Random } from "../random.ts";
import { circle, hills, line, n, palette, path, rect, repeat, svg } from "./draw.ts";
import { drawHead, skins } from "./head.ts";
import type { Drawing } from "./scene.ts";

export function team(random: Random): Drawing {
  const c = palette(random);
  const clothes = [c.bright, c.warm, c.light, c.near, c.mid, "#5BA66A", "#C86B85"];
  const count = random.int(4, 6);
  const step = 1320 / count;
  const order = random.some(clothes, clothes.length);
  const people = repeat(count, (i) => {
    const x = 140 + step * (i + 0.5);
    const y = 900;
    const tall = random.int(440, 540);
    const skin = random.pick(skins);
    const shirt = order[i % order.length]!;
    const head = y - tall;
    const apron = random.chance(0.35)
      ? path(`M${n(x - 62)} ${n(head + 190)}h124l14 ${tall}h-152z`, c.dark, 'opacity=".85"')
      : "";
    const { behind, front } = drawHead(random, x, head + 50, 66, skin, random.chance(0.5) ? "f" : "m");
    return (
      behind +
      path(`M${n(x - 126)} ${y + 20}V${n(head + 220)}q0 -78 86 -84h80q86 6 86 84V${y + 20}z`, shirt) +
      apron +
      line(
        `M${n(x - 104)} ${n(head + 250)}q-10 150 20 220M${n(x + 104)} ${n(head + 250)}q10 150 -20 220`,
        "#000",
        6,
        'opacity=".1"',
      ) +
      rect(x - 27, head + 86, 54, 66, skin, 20) +
      path(`M${n(x - 27)} ${n(head + 104)}q27 26 54 0v24q-27 18 -54 0z`, "#000", 'opacity=".1"') +
      front
    );
  });
  const backdrop = random.pick([
    () => circle(800, 520, 460, c.light, 'opacity=".35"') + circle(800, 520, 340, c.light, 'opacity=".3"'),
    () => hills(random, 560, 70, 1.4, c.far) + hills(random, 660, 60, 1.8, c.mid, 'opacity=".6"'),
    () => repeat(7, (i) => rect(60 + i * 220, 120 + (i % 2) * 50, 150, 520, c.far, 75, 'opacity=".5"')),
  ]);
  return {
    svg: svg(c, backdrop() + people),
    alt: `Команда: ${["четверо", "пятеро", "шестеро"][count - 4]} коллег стоят рядом`,
  };
}
