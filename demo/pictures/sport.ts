import type { Random } from "../random.ts";
import { circle, cloud, daylight, glow, hills, line, palette, path, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, width } from "./scene.ts";

export function sport(random: Random, turn: number): Drawing {
  const c = palette(random, daylight);
  const skin = ["#F1C9A5", "#D9A066", "#E8B48A", "#B97A4B"];
  const runner = (x: number, y: number, s: number, shirt: string) => {
    const tone = random.pick(skin);
    const limb = (d: string, colour: string, w: number) => line(d, colour, w);
    return (
      `<g transform="translate(${x} ${y}) scale(${s})">` +
      limb("M0 -150L-34 -96L-84 -84", tone, 22) +
      limb("M-2 -70L-46 -20L-92 -46", c.dark, 28) +
      limb("M-92 -46l-14 18", c.light, 22) +
      limb("M4 -160L-4 -76", shirt, 52) +
      limb("M0 -66L48 -30L36 34", c.near, 28) +
      limb("M36 36l26 2", c.light, 22) +
      limb("M10 -154L44 -110L86 -128", tone, 22) +
      circle(16, -216, 28, tone) +
      path("M-14 -222a30 30 0 0 1 58 -10q-20 -6 -34 4q-12 8 -24 6z", c.dark) +
      "</g>"
    );
  };
  const cyclist = (x: number, y: number, s: number, shirt: string) => {
    const tone = random.pick(skin);
    const wheel = (wx: number) =>
      `<circle cx="${wx}" cy="0" r="62" fill="none" stroke="${c.dark}" stroke-width="9"/>${circle(wx, 0, 8, c.dark)}`;
    return (
      `<g transform="translate(${x} ${y}) scale(${s})">${wheel(-100)}${wheel(110)}` +
      line("M-100 0L-30 -90L70 -90L0 0L-100 0M-30 -90L0 0M110 0L66 -116L90 -128", c.bright, 10) +
      line("M-44 -104h36", c.dark, 12) +
      line("M-24 -112L30 -60L6 4", c.near, 26) +
      line("M-20 -124L34 -200", shirt, 48) +
      line("M34 -196L60 -140L88 -126", tone, 20) +
      circle(58, -244, 27, tone) +
      path("M26 -248a33 33 0 0 1 66 -6z", c.warm) +
      "</g>"
    );
  };
  const bike = turn % 3 === 1;
  const shirts = [c.bright, c.warm, c.light, c.near];
  const people = bike
    ? repeat(2, (i) => cyclist(480 + i * 560, 690, 1.15, shirts[i]!))
    : repeat(random.int(3, 5), (i) => runner(300 + i * 260, 740 + (i % 2) * 24, 1.25, shirts[i % 4]!));
  const body =
    glow(1200, 200, 400) +
    circle(1200, 200, 64, c.light) +
    cloud(420, 190, 170, c.light) +
    hills(random, 520, 50, 1.4, c.far) +
    repeat(12, (i) => tree(i * 145 + random.int(-30, 30), 650, random.int(180, 320), i % 3 ? c.mid : c.near, c.dark)) +
    rect(0, 640, width, 260, c.mid) +
    path(`M0 700Q800 640 ${width} 700V850Q800 800 0 850Z`, c.sky[0]) +
    people;
  return {
    svg: svg(c, body),
    alt: bike ? "Двое едут на велосипедах по парковой дорожке" : "Бегуны на дорожке в парке",
  };
}
