import type { Random } from "../random.ts";
import type { Gender } from "../words/declension.ts";
import { circle, line, path, rect } from "./draw.ts";
import { cloths, drawHead, skins } from "./head.ts";

const backs = [
  ["#DCE9FF", "#A9C8FF"],
  ["#FFE7CF", "#FFC89A"],
  ["#E0F3E6", "#A8D9BC"],
  ["#F6E0EA", "#E2A9C4"],
  ["#FFF3CF", "#FFD98A"],
  ["#E4E4F7", "#B5B4E6"],
  ["#DFF2F4", "#9FD3DA"],
  ["#EFE6DC", "#CDB59B"],
] as const;

/** A portrait in the manner of a poster: shoulders and a head without a face, 480 by 480, the least width that the portal keeps. */
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
  const apron = random.chance(0.18)
    ? path(`M${x - 70} 512l10 -92q60 30 120 0l10 92z`, "#39424E") +
      line(`M${x - 60} 424L${x - 84} 372M${x + 60} 424L${x + 84} 372`, "#39424E", 10)
    : "";
  const { behind, front } = drawHead(random, x, 210, 96, skin, gender);
  const body =
    circle(256, 230, 200, "#fff", 'opacity=".28"') +
    behind +
    path(`M${x - 190} 540V476q0 -88 110 -112h160q110 24 110 112v64z`, shirt) +
    rect(x - 40, 280, 80, 104, skin, 30) +
    path(`M${x - 40} 316q40 34 80 0v30q-40 26 -80 0z`, "#000", 'opacity=".1"') +
    neck +
    apron +
    front;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 512 512"><defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="512" height="512" fill="url(#b)"/>${body}</svg>`;
}
