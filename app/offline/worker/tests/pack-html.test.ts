import { expect, test } from "vitest";
import { linksOf, picturesOf } from "../pack-html.ts";

const screen = { width: 360, dots: 2, rem: 16 };
const sizes = 'sizes="(min-width: 48rem) 46rem, 100vw"';
const set = "/files/a/480 480w, /files/a/960 960w, /files/a 3000w";

test("a list's pages are those of its own words, each once, twenty at most", () => {
  const frame = '<nav><a href="/article/menu">…</a></nav>';
  const own =
    '<a class="x" href="/article/1">1</a><a href="/article/1#comments">2</a><a href="/article/2/archive">…</a><a href="/rubric/2">…</a><a href="/article/3">3</a>';
  expect(linksOf(`${frame}<main>${own}</main>`, "/article/")).toEqual(["/article/1", "/article/3"]);
  const many = Array.from({ length: 30 }, (_, at) => `<a href="/article/${at}">…</a>`).join("");
  expect(linksOf(`<main>${many}</main>`, "/article/")).toHaveLength(20);
});

test("a picture is taken in the width that the device would ask for, and the widest of two places", () => {
  const html = `<main><img src="/files/a/1600" srcSet="${set}" ${sizes}><img src="data:image/webp;base64,x"></main>`;
  expect(picturesOf(html, screen)).toEqual([{ file: "/files/a", address: "/files/a/960", width: 960 }]);
  expect(picturesOf(html, { ...screen, width: 1440 })).toEqual([
    { file: "/files/a", address: "/files/a", width: 3000 },
  ]);
  expect(picturesOf(html, { ...screen, dots: 1 })[0]?.width).toBe(480);
  const small = '<img src="/files/a/480"><img src="/files/b/480">';
  const both = picturesOf(`<main>${small}<img src="/files/a/1600" srcSet="${set}" ${sizes}></main>`, screen);
  expect(both.map(({ address }) => address)).toEqual(["/files/a/960", "/files/b/480"]);
});
