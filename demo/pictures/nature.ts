import type { Random } from "../random.ts";
import { circle, cloud, fir, glow, hills, line, n, palette, path, peaks, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, height, width } from "./scene.ts";

export function nature(random: Random, turn: number): Drawing {
  const c = palette(random);
  const sunX = random.int(250, 1350);
  const sunY = random.int(180, 330);
  const sun = glow(sunX, sunY, 420) + circle(sunX, sunY, random.int(50, 85), c.light);
  const kind = (["lake", "field", "forest", "sea"] as const)[turn % 4]!;
  if (kind === "lake") {
    const shore = 590;
    const body =
      sun +
      peaks(random, shore, 330, 5, c.far, c.mid) +
      hills(random, shore - 30, 40, 3, c.mid) +
      repeat(34, (i) => fir((i / 33) * width + random.int(-25, 25), shore + 10, random.int(60, 130), c.near)) +
      rect(0, shore, width, height - shore, c.sky[1]) +
      `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity=".28">${peaks(random, shore, 260, 4, c.mid, c.near)}</g>` +
      repeat(16, () =>
        rect(random.int(0, 1500), random.int(shore + 30, 890), random.int(60, 260), 3, c.light, 2, 'opacity=".45"'),
      ) +
      path(`M0 ${height}V820Q420 760 760 860T${width} 850V${height}Z`, c.dark);
    return { svg: svg(c, body), alt: "Озеро среди гор, лес на дальнем берегу отражается в воде" };
  }
  if (kind === "field") {
    const body =
      sun +
      cloud(random.int(200, 600), 180, 150, c.light) +
      cloud(random.int(900, 1400), 260, 190, c.light) +
      hills(random, 560, 60, 1.2, c.far) +
      hills(random, 640, 55, 1.5, c.mid) +
      tree(random.int(300, 1300), 690, 260, c.near, c.dark) +
      hills(random, 720, 45, 1.1, c.near) +
      repeat(90, () => {
        const x = random.int(0, width);
        const y = random.int(760, 900);
        return line(`M${x} ${y}q${random.int(-8, 8)} -30 ${random.int(-10, 10)} -60`, c.warm, 4, 'opacity=".75"');
      });
    return { svg: svg(c, body), alt: "Поле с колосьями, одинокое дерево и облака над холмами" };
  }
  if (kind === "forest") {
    const birch = turn % 8 < 4;
    const trunks = repeat(15, (i) => {
      const x = (i / 14) * width + random.int(-40, 40);
      const w = random.int(22, 46);
      const marks = repeat(9, () =>
        rect(x + random.int(0, w - 12), random.int(0, 760), random.int(8, 16), 5, c.dark, 2),
      );
      return birch ? rect(x, 0, w, 800, c.light) + marks : fir(x, 800, random.int(420, 760), i % 2 ? c.near : c.mid);
    });
    const body =
      sun +
      hills(random, 520, 60, 2, c.far) +
      hills(random, 640, 40, 2, c.mid) +
      trunks +
      hills(random, 800, 26, 2, c.dark);
    return { svg: svg(c, body), alt: birch ? "Стволы берёз в светлом лесу" : "Высокие ели на склоне холма" };
  }
  const horizon = 520;
  const waves = repeat(7, (i) =>
    hills(
      random,
      horizon + 70 + i * 55,
      10 + i * 3,
      4 - i * 0.3,
      [c.far, c.mid, c.near][i % 3]!,
      `opacity="${n(0.5 + i * 0.06)}"`,
    ),
  );
  const sail =
    path(`M1100 ${horizon - 10}l60 0l-12 26l-90 0l-12 -26z`, c.dark) +
    path(`M1112 ${horizon - 20}v-150l70 150z`, c.light) +
    path(`M1100 ${horizon - 20}v-110l-46 110z`, c.warm);
  const body = sun + cloud(500, 240, 180, c.light) + rect(0, horizon, width, 400, c.mid) + sail + waves;
  return { svg: svg(c, body), alt: "Море на закате, маленький парусник у горизонта" };
}
