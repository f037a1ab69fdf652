import type { Random } from "../random.ts";
import { circle, cloud, daylight, fir, glow, hills, line, n, palette, path, rect, repeat, svg } from "./draw.ts";
import { type Drawing, height, width } from "./scene.ts";

export function festive(random: Random, turn: number): Drawing {
  const kind = (["tree", "balloons", "garland"] as const)[turn % 3]!;
  const c = palette(random, kind === "tree" ? [1, 2, 5, 7] : daylight);
  const colours = [c.bright, c.warm, "#E56B6F", "#6BBF8A", c.light];
  if (kind === "tree") {
    const tiers = repeat(4, (i) =>
      path(
        `M800 ${120 + i * 130}L${n(960 + i * 62)} ${350 + i * 130}H${n(640 - i * 62)}Z`,
        i % 2 ? "#2F6F55" : "#27604A",
      ),
    );
    const balls = repeat(22, () => {
      const y = random.int(260, 720);
      const half = (y - 120) * 0.42;
      return circle(800 + (random.next() * 2 - 1) * half, y, random.int(12, 22), random.pick(colours));
    });
    const gifts = repeat(4, (i) => {
      const w = random.int(110, 170);
      const x = 380 + i * 240;
      const y = 850;
      const h = random.int(80, 130);
      return (
        rect(x, y - h, w, h, colours[i]!, 6) +
        rect(x + w / 2 - 9, y - h, 18, h, c.dark, 0, 'opacity=".5"') +
        line(`M${x + w / 2} ${y - h}q-34 -44 -44 -10q6 14 44 10q34 -44 44 -10q-6 14 -44 10`, c.dark, 8, 'opacity=".6"')
      );
    });
    const snow = repeat(80, () =>
      circle(random.int(0, width), random.int(0, 800), random.int(2, 7), "#fff", 'opacity=".85"'),
    );
    const forest = repeat(16, (i) => fir(i * 105 + random.int(-20, 20), 800, random.int(120, 240), c.mid));
    const star = path("M800 60l16 40 42 3 -33 27 11 42 -36 -24 -36 24 11 -42 -33 -27 42 -3z", c.warm);
    return {
      svg: svg(
        c,
        glow(800, 300, 520) +
          forest +
          hills(random, 800, 20, 1.5, "#F4F8FC") +
          rect(770, 740, 60, 90, "#6B4630") +
          tiers +
          balls +
          star +
          gifts +
          snow,
      ),
      alt: "Наряженная ёлка, подарки и падающий снег",
    };
  }
  const confetti = repeat(120, () =>
    rect(
      random.int(0, width),
      random.int(0, height),
      random.int(8, 18),
      random.int(6, 12),
      random.pick(colours),
      3,
      `transform="rotate(${random.int(-30, 30)} 800 450)" opacity=".75"`,
    ),
  );
  if (kind === "balloons") {
    const balloons = repeat(11, (i) => {
      const x = 160 + i * 128 + random.int(-30, 30);
      const y = random.int(190, 470);
      const r = random.int(70, 105);
      return (
        line(`M${x} ${y + r}q${random.int(-40, 40)} 120 ${(800 - x) * 0.6} ${860 - y - r}`, c.dark, 3, 'opacity=".4"') +
        path(`M${x - 12} ${n(y + r * 1.22)}l12 -18l12 18z`, colours[i % 5]!) +
        `<ellipse cx="${x}" cy="${y}" rx="${r * 0.88}" ry="${n(r * 1.12)}" fill="${colours[i % 5]}"/>` +
        `<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.16)}" ry="${n(r * 0.28)}" fill="#fff" opacity=".4"/>`
      );
    });
    return {
      svg: svg(c, cloud(300, 700, 240, c.light) + cloud(1250, 760, 280, c.light) + confetti + balloons),
      alt: "Разноцветные воздушные шары и конфетти",
    };
  }
  const strings = repeat(3, (row) => {
    const y = 90 + row * 150;
    return (
      line(`M-20 ${y}Q800 ${y + 220} 1620 ${y}`, c.dark, 4) +
      repeat(13, (i) => {
        const t = (i + 0.5) / 13;
        const x = -20 + 1640 * t;
        const top = y + 440 * t * (1 - t);
        return path(`M${n(x - 46)} ${n(top)}h92l-46 96z`, colours[(i + row) % 5]!);
      })
    );
  });
  const table =
    rect(0, 720, width, 180, c.mid) +
    path("M650 720v-90h300v90z", c.light) +
    path("M690 630v-70h220v70z", c.bright) +
    repeat(
      3,
      (i) =>
        rect(740 + i * 56, 500, 12, 60, c.warm, 4) +
        `<ellipse cx="${746 + i * 56}" cy="484" rx="9" ry="16" fill="#FFD166"/>`,
    ) +
    repeat(9, (i) => circle(664 + i * 34, 640, 18, c.warm));
  return { svg: svg(c, strings + confetti + table), alt: "Праздничный стол с тортом под гирляндой из флажков" };
}
