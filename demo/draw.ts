/**
 * Draws the pictures of the demo company in a process of its own: the portal keeps the reader of SVG locked for safety,
 * and this work takes another core. Sends each picture to the parent and waits until it is taken.
 */
import { companies } from "./companies.ts";
import type { DrawnPicture } from "./drawn-pictures.ts";
import { covers, goodsPictures, portraits, rectangleLogo, squareLogo, storyPictures, toPng } from "./pictures.ts";
import { seededRandom } from "./random.ts";
import { demoSeed } from "./seeds.ts";

const random = seededRandom(demoSeed);
const pictures: [DrawnPicture["kind"], string[]][] = [
  ["square", companies(random).map(squareLogo)],
  ["rectangle", companies(random).map(rectangleLogo)],
  ["f", portraits(random, "f")],
  ["m", portraits(random, "m")],
  ["cover", covers(random).map((cover) => cover.svg)],
  ["story", storyPictures(random).map((frame) => frame.svg)],
  ["goods", goodsPictures(random)],
];

for (const [kind, svgs] of pictures) {
  for (const [at, svg] of svgs.entries()) {
    const picture: DrawnPicture = { kind, at, bytes: await toPng(svg) };
    await new Promise((taken) => process.send!(picture, undefined, {}, taken));
  }
}
process.disconnect();
