import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isEdit, type PictureEdit, redraw } from "../picture.ts";

/** Four corners by their colours: red, green / blue, white. */
const corners = { r: [255, 0, 0], g: [0, 128, 0], b: [0, 0, 255], w: [255, 255, 255] };
type Letter = keyof typeof corners;

/** A picture 800 × 400 of four equal parts; lying on its side in the file when `orientation` says so. */
async function quarters(orientation = 1): Promise<Buffer> {
  const part = (letter: Letter) => {
    const [r, g, b] = corners[letter] as [number, number, number];
    return sharp({ create: { width: 400, height: 200, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
  };
  const places = { r: [0, 0], g: [400, 0], b: [0, 200], w: [400, 200] };
  const parts = (Object.keys(places) as Letter[]).map(async (letter) => {
    const [left = 0, top = 0] = places[letter];
    return { input: await part(letter), left, top };
  });
  const upright = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#000" } })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
  if (orientation === 1) return upright;
  // 6: the camera was turned left, so the file holds it a quarter back.
  return sharp(upright).rotate(270).jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
}

/** The colours at the corners of what came out, row by row, and its size. */
async function look(bytes: Buffer, edit: PictureEdit): Promise<string> {
  const { full, width, height } = await redraw(bytes, { edit });
  const { data, info } = await sharp(full).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const pixel = [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const far = (letter: Letter) => corners[letter].reduce((sum, one, index) => sum + Math.abs(one - pixel[index]!), 0);
    return (Object.keys(corners) as Letter[]).sort((one, other) => far(one) - far(other))[0];
  };
  const [right, bottom] = [width - 5, height - 5];
  return `${at(5, 5)}${at(right, 5)}/${at(5, bottom)}${at(right, bottom)} ${width}×${height}`;
}

describe.each([
  ["an upright picture", 1],
  ["a picture that lies on its side in the file", 6],
])("%s", (_what, orientation) => {
  it.each<[string, PictureEdit]>([
    ["rg/bw 800×400", {}],
    ["br/wg 400×800", { turn: "90" }],
    ["wb/gr 800×400", { turn: "180" }],
    ["gw/rb 400×800", { turn: "270" }],
    ["gr/wb 800×400", { flip: "yes" }],
    ["rb/gw 400×800", { turn: "90", flip: "yes" }],
    ["rr/rr 400×200", { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    ["ww/ww 400×200", { crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } }],
    ["gg/gg 400×200", { flip: "yes", crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    ["bb/bb 200×400", { turn: "90", crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    ["bb/ww 200×800", { turn: "90", crop: { x: 0, y: 0, width: 0.5, height: 1 } }],
    ["gg/gg 200×400", { turn: "270", crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    ["rr/rr 200×400", { turn: "90", flip: "yes", crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    ["rg/bw 400×400", { cut: "square" }],
    ["rg/bw 711×400", { cut: "wide" }],
    ["br/br 400×225", { turn: "90", cut: "wide-top" }],
    ["wg/wg 400×225", { turn: "90", cut: "wide-bottom" }],
    ["br/wg 400×225", { turn: "90", cut: "wide" }],
  ])("comes out as %s", async (seen, edit) => {
    expect(await look(await quarters(orientation), edit)).toBe(seen);
  });
});

it("a crop wins over a ready cut, and one thin as a thread still leaves a pixel", async () => {
  const bytes = await quarters();
  expect(await look(bytes, { cut: "square", crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } })).toBe("gg/gg 400×200");
  const { width, height } = await redraw(bytes, {
    edit: { crop: { x: 0.999, y: 0.999, width: 0.001, height: 0.001 } },
  });
  expect([width, height]).toEqual([1, 1]);
});

it("knows when there is nothing to do", () => {
  for (const edit of [{}, { turn: "0", flip: "no", cut: "whole" }] as PictureEdit[]) expect(isEdit(edit)).toBe(false);
  for (const edit of [{ turn: "90" }, { flip: "yes" }, { cut: "wide" }] as PictureEdit[])
    expect(isEdit(edit)).toBe(true);
});
