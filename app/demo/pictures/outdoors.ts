import type { Random } from "../random.ts";
import { circle, cloud, daylight, ellipse, fir, glow, hills, line, n, palette, path, peaks, rect, repeat, svg, tree } from "./draw.ts";
import { type Drawing, height, width } from "./scene.ts";
import { truck } from "./things.ts";

export function nature(random: Random): Drawing {
  const c = palette(random);
  const sunX = random.int(250, 1350);
  const sunY = random.int(180, 330);
  const sun = glow(sunX, sunY, 420) + circle(sunX, sunY, random.int(50, 85), c.light);
  const kind = random.pick(["lake", "field", "forest", "sea"] as const);
  if (kind === "lake") {
    const shore = 590;
    const body =
      sun + peaks(random, shore, 330, 5, c.far, c.mid) + hills(random, shore - 30, 40, 3, c.mid) +
      repeat(34, (i) => fir((i / 33) * width + random.int(-25, 25), shore + 10, random.int(60, 130), c.near)) +
      rect(0, shore, width, height - shore, c.sky[1]) +
      `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity=".28">${peaks(random, shore, 260, 4, c.mid, c.near)}</g>` +
      repeat(16, () => rect(random.int(0, 1500), random.int(shore + 30, 890), random.int(60, 260), 3, c.light, 2, 'opacity=".45"')) +
      path(`M0 ${height}V820Q420 760 760 860T${width} 850V${height}Z`, c.dark);
    return { svg: svg(c, body), alt: "Озеро среди гор, лес на дальнем берегу отражается в воде" };
  }
  if (kind === "field") {
    const body =
      sun + cloud(random.int(200, 600), 180, 150, c.light) + cloud(random.int(900, 1400), 260, 190, c.light) +
      hills(random, 560, 60, 1.2, c.far) + hills(random, 640, 55, 1.5, c.mid) + tree(random.int(300, 1300), 690, 260, c.near, c.dark) +
      hills(random, 720, 45, 1.1, c.near) +
      repeat(90, () => {
        const x = random.int(0, width);
        const y = random.int(760, 900);
        return line(`M${x} ${y}q${random.int(-8, 8)} -30 ${random.int(-10, 10)} -60`, c.warm, 4, 'opacity=".75"');
      });
    return { svg: svg(c, body), alt: "Поле с колосьями, одинокое дерево и облака над холмами" };
  }
  if (kind === "forest") {
    const birch = random.chance(0.5);
    const trunks = repeat(15, (i) => {
      const x = (i / 14) * width + random.int(-40, 40);
      const w = random.int(22, 46);
      const marks = repeat(9, () => rect(x + random.int(0, w - 12), random.int(0, 760), random.int(8, 16), 5, c.dark, 2));
      return birch ? rect(x, 0, w, 800, c.light) + marks : fir(x, 800, random.int(420, 760), i % 2 ? c.near : c.mid);
    });
    const body = sun + hills(random, 520, 60, 2, c.far) + hills(random, 640, 40, 2, c.mid) + trunks + hills(random, 800, 26, 2, c.dark);
    return { svg: svg(c, body), alt: birch ? "Стволы берёз в светлом лесу" : "Высокие ели на склоне холма" };
  }
  const horizon = 520;
  const waves = repeat(7, (i) => hills(random, horizon + 70 + i * 55, 10 + i * 3, 4 - i * 0.3, [c.far, c.mid, c.near][i % 3]!, `opacity="${n(0.5 + i * 0.06)}"`));
  const sail = path(`M1100 ${horizon - 10}l60 0l-12 26l-90 0l-12 -26z`, c.dark) + path(`M1112 ${horizon - 20}v-150l70 150z`, c.light) + path(`M1100 ${horizon - 20}v-110l-46 110z`, c.warm);
  const body = sun + cloud(500, 240, 180, c.light) + rect(0, horizon, width, 400, c.mid) + sail + waves;
  return { svg: svg(c, body), alt: "Море на закате, маленький парусник у горизонта" };
}

export function city(random: Random): Drawing {
  const c = palette(random);
  const night = c.sky[0] === "#14233F" || c.sky[0] === "#2B2D5B";
  const ground = 700;
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
            if (random.chance(0.72)) out += rect(wx, wy, 16, 24, random.chance(night ? 0.55 : 0.25) ? c.warm : c.sky[0], 2, 'opacity=".85"');
          }
        }
      }
      x += w + random.int(-4, 22);
    }
    return out;
  };
  const domeX = random.int(300, 1300);
  const church =
    rect(domeX - 60, ground - 250, 120, 250, c.light) + rect(domeX - 26, ground - 330, 52, 90, c.light) +
    path(`M${domeX - 40} ${ground - 330}q-14 -46 40 -96q54 50 40 96z`, c.warm) + rect(domeX - 3, ground - 460, 6, 40, c.warm) +
    rect(domeX - 12, ground - 448, 24, 5, c.warm) + rect(domeX - 16, ground - 170, 32, 64, c.mid, 16);
  const bridge = line(`M-20 ${ground + 70}Q400 ${ground - 60} 820 ${ground + 70}T1660 ${ground + 70}`, c.dark, 16) +
    repeat(15, (i) => rect(i * 115, ground + 20, 6, 70, c.dark)) + rect(0, ground + 66, width, 22, c.dark);
  const body =
    glow(random.int(200, 1400), 260, 460) + circle(random.int(200, 1400), random.int(130, 260), night ? 46 : 70, c.light) +
    row(c.far, 180, 420, false) + row(c.mid, 120, 300, true) + (random.chance(0.6) ? church : "") + row(c.near, 60, 190, true) +
    rect(0, ground, width, 200, c.mid) + repeat(40, () => rect(random.int(0, 1550), random.int(ground + 20, 890), random.int(20, 120), 4, random.chance(0.4) ? c.warm : c.sky[0], 2, 'opacity=".5"')) +
    (random.chance(0.5) ? bridge : repeat(14, (i) => tree(i * 120 + random.int(0, 60), ground + 40, random.int(90, 150), c.dark, c.dark)));
  return { svg: svg(c, body), alt: night ? "Вечерний город у реки, в окнах горит свет" : "Город у реки утром, крыши и церковная глава" };
}

export function road(random: Random): Drawing {
  const c = palette(random);
  const base = 700;
  const winter = random.chance(0.3);
  const flakes = winter ? repeat(90, () => circle(random.int(0, width), random.int(0, 700), random.int(2, 6), "#fff", 'opacity=".8"')) : "";
  const poles = repeat(7, (i) => line(`M${i * 250 + 60} ${base}v-210m-30 20h60`, c.dark, 6, 'opacity=".5"'));
  const body =
    glow(400, 250, 400) + circle(random.int(200, 1400), 220, 60, c.light) + cloud(random.int(300, 1300), 170, 170, c.light) +
    hills(random, 520, 80, 1.3, c.far) + hills(random, 600, 50, 1.8, c.mid) +
    repeat(22, (i) => (random.chance(0.6) ? fir : (x: number, y: number, h: number, f: string) => tree(x, y, h, f, c.dark))(i * 75 + random.int(-20, 20), base - 20, random.int(70, 170), c.near)) +
    poles + rect(0, base - 20, width, 30, winter ? c.light : c.near) + rect(0, base + 6, width, 120, c.dark) +
    repeat(9, (i) => rect(i * 190 + 30, base + 60, 100, 8, c.light, 4, 'opacity=".8"')) + rect(0, base + 126, width, 80, winter ? c.light : c.mid) +
    truck(random.int(350, 800), base + 78, 1, c, random.chance(0.6)) + ellipse(800, 1040, 1000, 160, c.near) + flakes;
  return { svg: svg(c, body), alt: winter ? "Фура на зимней дороге, идёт снег" : "Фура едет по загородной дороге вдоль леса" };
}

export function sport(random: Random): Drawing {
  const c = palette(random, daylight);
  const skin = ["#F1C9A5", "#D9A066", "#E8B48A", "#B97A4B"];
  const runner = (x: number, y: number, s: number, shirt: string) => {
    const tone = random.pick(skin);
    const limb = (d: string, colour: string, w: number) => line(d, colour, w);
    return `<g transform="translate(${x} ${y}) scale(${s})">` +
      limb("M0 -150L-34 -96L-84 -84", tone, 22) + limb("M-2 -70L-46 -20L-92 -46", c.dark, 28) + limb("M-92 -46l-14 18", c.light, 22) +
      limb("M4 -160L-4 -76", shirt, 52) + limb("M0 -66L48 -30L36 34", c.near, 28) + limb("M36 36l26 2", c.light, 22) +
      limb("M10 -154L44 -110L86 -128", tone, 22) + circle(16, -216, 28, tone) + path("M-14 -222a30 30 0 0 1 58 -10q-20 -6 -34 4q-12 8 -24 6z", c.dark) + "</g>";
  };
  const cyclist = (x: number, y: number, s: number, shirt: string) => {
    const tone = random.pick(skin);
    const wheel = (wx: number) => `<circle cx="${wx}" cy="0" r="62" fill="none" stroke="${c.dark}" stroke-width="9"/>` + circle(wx, 0, 8, c.dark);
    return `<g transform="translate(${x} ${y}) scale(${s})">${wheel(-100)}${wheel(110)}` + line("M-100 0L-30 -90L70 -90L0 0L-100 0M-30 -90L0 0M110 0L66 -116L90 -128", c.bright, 10) +
      line("M-44 -104h36", c.dark, 12) + line("M-24 -112L30 -60L6 4", c.near, 26) + line("M-20 -124L34 -200", shirt, 48) + line("M34 -196L60 -140L88 -126", tone, 20) +
      circle(58, -244, 27, tone) + path("M26 -248a33 33 0 0 1 66 -6z", c.warm) + "</g>";
  };
  const bike = random.chance(0.35);
  const shirts = [c.bright, c.warm, c.light, c.near];
  const people = bike
    ? repeat(2, (i) => cyclist(480 + i * 560, 690, 1.15, shirts[i]!))
    : repeat(random.int(3, 5), (i) => runner(300 + i * 260, 740 + (i % 2) * 24, 1.25, shirts[i % 4]!));
  const body =
    glow(1200, 200, 400) + circle(1200, 200, 64, c.light) + cloud(420, 190, 170, c.light) + hills(random, 520, 50, 1.4, c.far) +
    repeat(12, (i) => tree(i * 145 + random.int(-30, 30), 650, random.int(180, 320), i % 3 ? c.mid : c.near, c.dark)) +
    rect(0, 640, width, 260, c.mid) + path(`M0 700Q800 640 ${width} 700V850Q800 800 0 850Z`, c.sky[0]) + people;
  return { svg: svg(c, body), alt: bike ? "Двое едут на велосипедах по парковой дорожке" : "Бегуны на дорожке в парке" };
}
