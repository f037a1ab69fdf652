import { type Stop, screens, stops } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { type Seen, see } from "./first-visit.ts";
import { chapters } from "./looked-at.ts";

// In one process, which remembers what it has seen: the last test looks over all of it.
test.describe.configure({ mode: "default" });

for (const [area, own] of chapters) {
  test(`what ${area} sends before any script has run is valid, light, outlined, and names its fields`, async () => {
    const seen = await Promise.all(own.map(see));
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
  });
}

test("every page was looked at, and each has a title of its own", async () => {
  // A failure before it ends the process: then it looks at all of them anew.
  test.slow();
  const asked = new Map<Stop, Seen>();
  for (const own of chapters.values()) {
    const seen = await Promise.all(own.map(see));
    for (const [index, stop] of own.entries()) asked.set(stop, seen[index]!);
  }
  expect(asked.size).toBe(stops.length);
  // A file or a piece of a page is given only where nothing is drawn.
  const files = [...asked].filter(([, { title }]) => title === null).map(([{ file }]) => file);
  expect(screens.filter(({ file }) => files.includes(file))).toEqual([]);
  // Whoever is named for a page gets that page and no other; states may lead elsewhere.
  const missed = screens.filter((stop) => stop.file.includes("/") && !asked.get(stop)?.isThere);
  expect(missed).toEqual([]);
  const titles = new Map<string, string>();
  // Those that lead on have no page, states of a page have its title.
  for (const [{ file, name }, { title, isThere }] of asked) {
    if (title === null || !isThere || !file.includes("/")) continue;
    expect(titles.get(title) ?? file, `«${title}» of ${name}`).toBe(file);
    titles.set(title, file);
  }
});
