import { expect, test } from "vitest";
import { fill, telling } from "#demo/grammar.ts";
import { newest } from "#demo/newest/index.ts";
import { seededRandom } from "#demo/random.ts";
import { themes } from "#demo/texts/index.ts";
import type { Theme } from "#demo/theme.ts";
import { abouts } from "#demo/words/abouts.ts";
import { answers, remarks } from "#demo/words/remarks.ts";
import { world as makeWorld } from "#demo/world.ts";

const random = seededRandom(862);
const world = makeWorld(random, new Date("2026-11-20T13:00:00Z"));
const authors = ["f", "m"].map((gender) => world.employees.find((person) => person.gender === gender)!);

const general = [...Object.values(remarks), ...Object.values(answers)].flat();
const cases: [string, Theme, readonly string[]][] = [...Object.entries(themes), ...newest.entries()].map(
  ([name, theme]) => {
    const { titles, leads, parts, closings, comments, threads } = theme;
    const heads = titles.flatMap((title) => [title, ...leads.map((lead) => `${title}\n\n${lead}`)]);
    return [String(name), theme, [...heads, ...parts.flat(), ...closings, ...comments, ...threads.flat()]];
  },
);

test.each([...cases, ["remarks", themes.parking!, [...general, ...abouts]] as const])(
  "every sentence of «%s» can be said without a hole",
  (_, theme, templates) => {
    for (const author of authors) {
      for (const [at, template] of templates.entries()) {
        for (const month of [1, 4, 7, 10]) {
          const told = telling({
            random: random.fork(`${at}/${month}`),
            author,
            companyName: "Верста",
            colleagues: world.colleagues.get(author.groupId)!,
            at: new Date(Date.UTC(2026, month, 20, 9)),
            slots: theme.slots ?? {},
          });
          told.named.set("writer", author);
          const text = fill(template.replace(/^=/, ""), told);
          expect(text).not.toMatch(/[{}<]|\[[^\]]*\|| {2}|undefined|NaN|\.\.(?!\.)| [,.:!?]|\(\)/);
          expect(text.trim().length).toBeGreaterThan(2);
        }
      }
    }
  },
);

test("every word that a theme prepares is used", () => {
  for (const [name, theme, templates] of cases) {
    for (const slot of Object.keys(theme.slots ?? {})) {
      expect(templates.join(" "), `${name}.${slot}`).toMatch(new RegExp(`\\{${slot}[.}]`));
    }
  }
});
