import type { Random } from "../random.ts";
import type { Gender } from "../words/declension.ts";
import { circle, line, n, path, rect } from "./draw.ts";

export const skins = ["#F6D5B8", "#EFC39F", "#E3AE85", "#D19A6E", "#B97E55", "#F2CBB0"];
const hairs = ["#2B1D18", "#4A2F22", "#6B4428", "#8F5E34", "#B98145", "#D9B26F", "#1C1B22", "#7A2E1D", "#A5A3A8", "#D8D5D2"];
const cloths = ["#3174F6", "#27346B", "#155E4B", "#7A3E1D", "#C8553D", "#E9B44C", "#5C6B7A", "#8E4A6B", "#F1EDE4", "#2A9D8F", "#39424E"];
const backs = [
  ["#DCE9FF", "#A9C8FF"], ["#FFE7CF", "#FFC89A"], ["#E0F3E6", "#A8D9BC"], ["#F6E0EA", "#E2A9C4"], ["#FFF3CF", "#FFD98A"],
  ["#E4E4F7", "#B5B4E6"], ["#DFF2F4", "#9FD3DA"], ["#EFE6DC", "#CDB59B"],
] as const;

/** A head without a face, as it is told apart from afar: hair, beard, glasses; x and y are the middle of the face. */
export function hairOf(random: Random, x: number, y: number, r: number, skin: string, gender: Gender): string {
  const hair = random.pick(hairs);
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const face = path(`M${at(-0.8, -0.2)}C${at(-0.82, 0.7)} ${at(-0.4, 1.16)} ${at(0, 1.16)}C${at(0.4, 1.16)} ${at(0.82, 0.7)} ${at(0.8, -0.2)}C${at(0.8, -1.1)} ${at(-0.8, -1.1)} ${at(-0.8, -0.2)}Z`, skin);
  const ears = circle(x - r * 0.82, y + r * 0.12, r * 0.16, skin) + circle(x + r * 0.82, y + r * 0.12, r * 0.16, skin);
  const side = random.chance(0.5) ? 1 : -1;
  const crown = path(`M${at(-0.9, 0.02)}C${at(-1.08, -1.3)} ${at(1.08, -1.3)} ${at(0.9, 0.02)}C${at(0.8, -0.3)} ${at(0.62, -0.5)} ${at(0.3 * side, -0.52)}C${at(-0.1, -0.5)} ${at(-0.74, -0.5)} ${at(-0.9, 0.02)}Z`, hair);
  const glasses = random.chance(0.22)
    ? `<g fill="none" stroke="#2B2B33" stroke-width="${n(r * 0.06)}"><circle cx="${n(x - r * 0.36)}" cy="${n(y + r * 0.12)}" r="${n(r * 0.25)}"/><circle cx="${n(x + r * 0.36)}" cy="${n(y + r * 0.12)}" r="${n(r * 0.25)}"/><path d="M${at(-0.11, 0.1)}Q${at(0, 0.04)} ${at(0.11, 0.1)}"/></g>`
    : "";
  if (gender === "f") {
    const kind = random.int(0, 3);
    const long = path(`M${at(-0.98, 0)}C${at(-1.2, -1.45)} ${at(1.2, -1.45)} ${at(0.98, 0)}L${at(1.08, 1.5)}Q${at(0, 1.9)} ${at(-1.08, 1.5)}Z`, hair);
    const bob = path(`M${at(-1, 0)}C${at(-1.2, -1.4)} ${at(1.2, -1.4)} ${at(1, 0)}Q${at(1.12, 0.7)} ${at(0.8, 0.95)}H${n(x - r * 0.8)}Q${at(-1.12, 0.7)} ${at(-1, 0)}Z`, hair);
    const bun = circle(x + r * 0.1 * side, y - r * 1.18, r * 0.4, hair);
    const braid = path(`M${at(0.7 * side, 0.3)}Q${at(1.15 * side, 0.9)} ${at(0.95 * side, 1.8)}L${at(0.7 * side, 1.8)}Q${at(0.72 * side, 1)} ${at(0.5 * side, 0.5)}Z`, hair);
    return [long, bob, bun, braid][kind]! + ears + face + crown + glasses;
  }
  const kind = random.int(0, 4);
  const beardKind = random.next();
  const beard = beardKind < 0.3
    ? path(`M${at(-0.8, 0.1)}C${at(-0.86, 1)} ${at(-0.4, 1.32)} ${at(0, 1.32)}C${at(0.4, 1.32)} ${at(0.86, 1)} ${at(0.8, 0.1)}C${at(0.66, 0.56)} ${at(0.4, 0.5)} ${at(0, 0.52)}C${at(-0.4, 0.5)} ${at(-0.66, 0.56)} ${at(-0.8, 0.1)}Z`, hair)
    : beardKind < 0.42 ? line(`M${at(-0.3, 0.56)}Q${at(0, 0.42)} ${at(0.3, 0.56)}`, hair, r * 0.14) : "";
  const short = path(`M${at(-0.86, -0.08)}C${at(-1, -1.2)} ${at(1, -1.2)} ${at(0.86, -0.08)}L${at(0.76, -0.42)}C${at(0.4, -0.62)} ${at(-0.4, -0.62)} ${at(-0.76, -0.42)}Z`, hair);
  const quiff = path(`M${at(-0.86, -0.02)}C${at(-1, -0.9)} ${at(-0.7, -1.36)} ${at(0.2, -1.34)}Q${at(0.98, -1.26)} ${at(0.86, -0.02)}L${at(0.74, -0.44)}Q${at(0.2, -0.5)} ${at(-0.3, -0.62)}Q${at(-0.6, -0.5)} ${at(-0.74, -0.3)}Z`, hair);
  const cap = path(`M${at(-0.92, -0.28)}C${at(-0.95, -1.3)} ${at(0.95, -1.3)} ${at(0.92, -0.28)}Z`, random.pick(cloths)) + rect(x - r * 0.95, y - r * 0.36, r * 1.9, r * 0.16, "#000", r * 0.08, 'opacity=".18"');
  const bald = path(`M${at(-0.86, 0.06)}Q${at(-0.94, -0.5)} ${at(-0.7, -0.62)}Q${at(-0.78, -0.2)} ${at(-0.74, 0.1)}ZM${at(0.86, 0.06)}Q${at(0.94, -0.5)} ${at(0.7, -0.62)}Q${at(0.78, -0.2)} ${at(0.74, 0.1)}Z`, hair);
  return ears + face + beard + [short, quiff, crown, cap, bald][kind]! + glasses;
}

/** A portrait in the manner of a poster: shoulders and a head without a face, 512 by 512. */
export function portrait(random: Random, gender: Gender): string {
  const [top, bottom] = random.pick(backs);
  const skin = random.pick(skins);
  const shirt = random.pick(cloths);
  const x = 256 + random.int(-8, 8);
  const collar = random.int(0, 3);
  const neck = [
    path(`M${x - 52} 362q52 66 104 0l-14 -14h-76z`, skin),
    path(`M${x - 50} 356l50 92l50 -92z`, skin) + line(`M${x - 56} 352l56 98l56 -98`, "#fff", 12, 'opacity=".85"'),
    rect(x - 58, 338, 116, 44, shirt, 20) + rect(x - 58, 338, 116, 44, "#000", 20, 'opacity=".12"'),
    path(`M${x - 50} 356q50 44 100 0v10q-50 50 -100 0z`, "#000", 'opacity=".14"'),
  ][collar]!;
  const apron = random.chance(0.18) ? path(`M${x - 70} 512l10 -92q60 30 120 0l10 92z`, "#39424E") + line(`M${x - 60} 424L${x - 84} 372M${x + 60} 424L${x + 84} 372`, "#39424E", 10) : "";
  const body =
    circle(256, 230, 200, "#fff", 'opacity=".28"') +
    hairBehind(random, x, 210, 96, skin, gender, () =>
      path(`M${x - 190} 540V476q0 -88 110 -112h160q110 24 110 112v64z`, shirt) + rect(x - 40, 280, 80, 104, skin, 30) + path(`M${x - 40} 316q40 34 80 0v30q-40 26 -80 0z`, "#000", 'opacity=".1"') + neck + apron,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="512" height="512" fill="url(#b)"/>${body}</svg>`;
}

/** Shoulders first, then the head: long hair lies on them. */
const hairBehind = (random: Random, x: number, y: number, r: number, skin: string, gender: Gender, shoulders: () => string) =>
  shoulders() + hairOf(random, x, y, r, skin, gender);
