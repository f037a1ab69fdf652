import { expect, it } from "vitest";
import { filmSeconds } from "#platform/files/film-length.ts";
import { filmFile, mp4File } from "#tests/support/film.ts";

it("reads how long a film is from its own headers, wherever they stand in it", async () => {
  const films = [await filmFile(), mp4File({ seconds: 42 }), mp4File({ seconds: 61, isLong: true })];
  expect(await Promise.all(films.map(filmSeconds))).toEqual([3, 42, 61]);
});

it("knows nothing of what is no film, ends too early, or does not tell", async () => {
  const film = await filmFile();
  const others = [
    new File([], "a.mp4"),
    new File(["GIF89a и ещё немного"], "a.webm"),
    new File([film.slice(0, 60)], "a.webm"),
    new File([mp4File({ seconds: 5 }).slice(0, 5060)], "a.mp4"),
    mp4File({ seconds: 0 }),
    new File([new Uint8Array(4000)], "a.mp4"),
    new File([new Uint8Array(4000).fill(255)], "a.webm"),
  ];
  expect(await Promise.all(others.map(filmSeconds))).toEqual(others.map(() => undefined));
});
