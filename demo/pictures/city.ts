import type { Random } from "../random.ts";
import { circle, glow, line, palette, path, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";

export function city(random: Random): Drawing {
  const c = palette(random);
  const night = c.sky[0] === "#14233F" || c.sky[0] === "#2B2D5B";
  const ground = 700;
  const sunX = random.int(200, 1400);
  const sunY = random.int(130, 260);
  const row = (fill: string, low: number, tall: number, lit: boolean) => {
    let out = "";
    for (let x = -20; x < width; ) {
      const w = random.int(80, 170);
      const h = random.int(low, tall);
      out += rect(x, ground - h, w, h, fill);
      if (random.chance(0.25)) out += path(`M${x} ${ground - h}l${w / 2} ${-w * 0.4}l${w / 2} ${w * 0.4}z`, fill);
      if (lit) {
        for (let wy = ground - h + 24; wy < ground - 40; wy += 44) {
          for (let wx = x + 16; wx < x + w - 24; wx += 34) {
            if (random.chance(0.72))
              out += rect(wx, wy, 16, 24, random.chance(night ? 0.55 : 0.25) ? c.warm : c.sky[0], 2, 'opacity=".85"');
          }
        }
      }
      x += w + random.int(-4, 22);
    }
    return out;
  };
  const domeX = random.int(300, 1300);
  const church =
    rect(domeX - 60, ground - 250, 120, 250, c.light) +
    rect(domeX - 26, ground - 330, 52, 90, c.light) +
    path(`M${domeX - 40} ${ground - 330}q-14 -46 40 -96q54 50 40 96z`, c.warm) +
    rect(domeX - 3, ground - 460, 6, 40, c.warm) +
    rect(domeX - 12, ground - 448, 24, 5, c.warm) +
    rect(domeX - 16, ground - 170, 32, 64, c.mid, 16);
  const bridge =
    line(`M-20 ${ground + 70}Q400 ${ground - 60} 820 ${ground + 70}T1660 ${ground + 70}`, c.dark, 16) +
    repeat(15, (i) => rect(i * 115, ground + 20, 6, 70, c.dark)) +
    rect(0, ground + 66, width, 22, c.dark);
  const body =
    glow(sunX, sunY, 460) +
    circle(sunX, sunY, night ? 46 : 70, c.light) +
    row(c.far, 180, 420, false) +
    row(c.mid, 120, 300, true) +
    (random.chance(0.6) ? church : "") +
    row(c.near, 60, 190, true) +
    rect(0, ground, width, 200, c.mid) +
    repeat(40, () =>
      rect(
        random.int(0, 1550),
        random.int(ground + 20, 890),
        random.int(20, 120),
        4,
        random.chance(0.4) ? c.warm : c.sky[0],
        2,
        'opacity=".5"',
      ),
    ) +
    (random.chance(0.5)
      ? bridge
      : repeat(14, (i) => tree(i * 120 + random.int(0, 60), ground + 40, random.int(90, 150), c.dark, c.dark)));
  return {
    svg: svg(c, body),
    alt: night ? "Вечерний город у реки, в окнах горит свет" : "Город у реки утром, крыши и церковная глава",
  };
}
