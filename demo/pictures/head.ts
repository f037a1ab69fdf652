import type { Random } from "../random.ts";
import type { Gender } from "../words/declension.ts";
import { circle, line, n, path, rect } from "./draw.ts";

export const skins = ["#F6D5B8", "#EFC39F", "#E3AE85", "#D19A6E", "#B97E55", "#F2CBB0"];
const hairs = [
  "#2B1D18",
  "#4A2F22",
  "#6B4428",
  "#8F5E34",
  "#B98145",
  "#D9B26F",
  "#1C1B22",
  "#7A2E1D",
  "#A5A3A8",
  "#D8D5D2",
];
export const cloths = [
  "#3174F6",
  "#27346B",
  "#155E4B",
  "#7A3E1D",
  "#C8553D",
  "#E9B44C",
  "#5C6B7A",
  "#8E4A6B",
  "#F1EDE4",
  "#2A9D8F",
  "#39424E",
];

/** What lies behind the shoulders, and what is in front of them. */
type Head = { behind: string; front: string };

/** A head without a face, as it is told apart from afar: hair, beard, glasses; x and y are the middle of the face. */
export function drawHead(random: Random, x: number, y: number, r: number, skin: string, gender: Gender): Head {
  const hair = random.pick(hairs);
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const face = path(
    `M${at(-0.8, -0.2)}C${at(-0.82, 0.7)} ${at(-0.4, 1.16)} ${at(0, 1.16)}C${at(0.4, 1.16)} ${at(0.82, 0.7)} ${at(0.8, -0.2)}C${at(0.8, -1.1)} ${at(-0.8, -1.1)} ${at(-0.8, -0.2)}Z`,
    skin,
  );
  const ears = circle(x - r * 0.82, y + r * 0.12, r * 0.16, skin) + circle(x + r * 0.82, y + r * 0.12, r * 0.16, skin);
  const side = random.chance(0.5) ? 1 : -1;
  const crown = path(
    `M${at(-0.9, 0.02)}C${at(-1.08, -1.3)} ${at(1.08, -1.3)} ${at(0.9, 0.02)}C${at(0.8, -0.3)} ${at(0.62, -0.5)} ${at(0.3 * side, -0.52)}C${at(-0.1, -0.5)} ${at(-0.74, -0.5)} ${at(-0.9, 0.02)}Z`,
    hair,
  );
  const glasses = random.chance(0.22)
    ? `<g fill="none" stroke="#2B2B33" stroke-width="${n(r * 0.06)}"><circle cx="${n(x - r * 0.36)}" cy="${n(y + r * 0.12)}" r="${n(r * 0.25)}"/><circle cx="${n(x + r * 0.36)}" cy="${n(y + r * 0.12)}" r="${n(r * 0.25)}"/><path d="M${at(-0.11, 0.1)}Q${at(0, 0.04)} ${at(0.11, 0.1)}"/></g>`
    : "";
  if (gender === "f") {
    const kind = random.int(0, 3);
    const long = path(
      `M${at(-0.98, 0)}C${at(-1.2, -1.45)} ${at(1.2, -1.45)} ${at(0.98, 0)}L${at(1.08, 1.5)}Q${at(0, 1.9)} ${at(-1.08, 1.5)}Z`,
      hair,
    );
    const bob = path(
      `M${at(-1, 0)}C${at(-1.2, -1.4)} ${at(1.2, -1.4)} ${at(1, 0)}Q${at(1.12, 0.7)} ${at(0.8, 0.95)}H${n(x - r * 0.8)}Q${at(-1.12, 0.7)} ${at(-1, 0)}Z`,
      hair,
    );
    const bun = circle(x + r * 0.1 * side, y - r * 1.18, r * 0.4, hair);
    const braid = path(
      `M${at(0.7 * side, 0.3)}Q${at(1.15 * side, 0.9)} ${at(0.95 * side, 1.8)}L${at(0.7 * side, 1.8)}Q${at(0.72 * side, 1)} ${at(0.5 * side, 0.5)}Z`,
      hair,
    );
    const braidInFront = kind === 3 ? braid : "";
    return { behind: [long, bob, bun, ""][kind]!, front: ears + face + crown + glasses + braidInFront };
  }
  const kind = random.int(0, 4);
  const beardKind = random.next();
  const beard =
    beardKind < 0.3
      ? path(
          `M${at(-0.8, 0.1)}C${at(-0.86, 1)} ${at(-0.4, 1.32)} ${at(0, 1.32)}C${at(0.4, 1.32)} ${at(0.86, 1)} ${at(0.8, 0.1)}C${at(0.66, 0.56)} ${at(0.4, 0.5)} ${at(0, 0.52)}C${at(-0.4, 0.5)} ${at(-0.66, 0.56)} ${at(-0.8, 0.1)}Z`,
          hair,
        )
      : beardKind < 0.42
        ? line(`M${at(-0.3, 0.56)}Q${at(0, 0.42)} ${at(0.3, 0.56)}`, hair, r * 0.14)
        : "";
  const short = path(
    `M${at(-0.86, -0.08)}C${at(-1, -1.2)} ${at(1, -1.2)} ${at(0.86, -0.08)}L${at(0.76, -0.42)}C${at(0.4, -0.62)} ${at(-0.4, -0.62)} ${at(-0.76, -0.42)}Z`,
    hair,
  );
  const quiff = path(
    `M${at(-0.86, -0.02)}C${at(-1, -0.9)} ${at(-0.7, -1.36)} ${at(0.2, -1.34)}Q${at(0.98, -1.26)} ${at(0.86, -0.02)}L${at(0.74, -0.44)}Q${at(0.2, -0.5)} ${at(-0.3, -0.62)}Q${at(-0.6, -0.5)} ${at(-0.74, -0.3)}Z`,
    hair,
  );
  const cap =
    path(`M${at(-0.92, -0.28)}C${at(-0.95, -1.3)} ${at(0.95, -1.3)} ${at(0.92, -0.28)}Z`, random.pick(cloths)) +
    rect(x - r * 0.95, y - r * 0.36, r * 1.9, r * 0.16, "#000", r * 0.08, 'opacity=".18"');
  const bald = path(
    `M${at(-0.86, 0.06)}Q${at(-0.94, -0.5)} ${at(-0.7, -0.62)}Q${at(-0.78, -0.2)} ${at(-0.74, 0.1)}ZM${at(0.86, 0.06)}Q${at(0.94, -0.5)} ${at(0.7, -0.62)}Q${at(0.78, -0.2)} ${at(0.74, 0.1)}Z`,
    hair,
  );
  return { behind: "", front: ears + face + beard + [short, quiff, crown, cap, bald][kind]! + glasses };
}
