import { setTimeout as sleep } from "node:timers/promises";
import { typedOtherwise } from "#app/engines/search/server/other-keys.ts";
import { openDatabase } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { fillSearch } from "./fill-search.ts";
import { spent, spentSince } from "./measure.ts";
import { readLexicon } from "./russian-words.ts";
import { makeWorld, say, share, tell, type World } from "./worlds.ts";

/**
 * Measures search over few documents and over many on one PostgreSQL, in turns: by the kind of the question, and how many
 * first pages a second one process gives to some clients at once. `npm run bench -- search-scale [few] [many]`.
 */
const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const turns = 3;
const calls = 20;
const seconds = 6;

/** What search does not look for: «чтобы», «только». */
const isLeftOut = new Set(
  "чтобы только когда можно нужно после перед через теперь сейчас всего потом между больше может более почти никогда всегда хорошо".split(
    " ",
  ),
);
/** Words that people look for: the usual ones of the company, those of the middle, and those that hardly anybody writes. */
const lexicon = readLexicon().filter((word) => word.length > 4 && !word.includes("ё") && !isLeftOut.has(word));
const from = (part: number) => lexicon.slice(Math.floor(lexicon.length * part), Math.floor(lexicon.length * part) + 5);
const [common, usual, rare] = [from(0), from(0.05), from(0.8)];
const swapped = (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4);

type Wish = { query: string; tab?: "all" | "news" | "ugc" | "people"; sort?: "new"; isTyped?: boolean };
const cases: Record<string, Wish[]> = {
  "редкое слово": rare.map((query) => ({ query })),
  "обычное слово": usual.map((query) => ({ query })),
  "частое слово": common.map((query) => ({ query })),
  "частое слово, вкладка": common.map((query) => ({ query, tab: "ugc" })),
  "частое слово, сначала новые": common.map((query) => ({ query, tab: "ugc", sort: "new" })),
  "два слова": usual.map((word, at) => ({ query: `${common[at]} ${word}` })),
  "два частых слова": common.map((word, at) => ({ query: `${word} ${common[(at + 1) % 5]}` })),
  фраза: usual.map((word, at) => ({ query: `«${common[at]} ${word}»` })),
  "частая фраза": common.map((word, at) => ({ query: `«${word} ${common[(at + 1) % 5]}»` })),
  минус: usual.map((word, at) => ({ query: `${word} -${common[at]}` })),
  "подсказки: три буквы": common.map((word) => ({ query: word.slice(0, 3), isTyped: true })),
  "подсказки: четыре буквы": usual.map((word) => ({ query: word.slice(0, 4), isTyped: true })),
  "автор:": common.map((word, at) => ({
    query: `${word} автор:${["Иванов", "Смирнов", "Попов", "Козлов", "Волков"][at]}`,
  })),
  "#тег": [7, 21, 60, 90, 150].map((n) => ({ query: `#тег${n}` })),
  "человек по имени": ["Иванов", "Смир", "Соколов Алекс", "Петров И", "Новиков"].map((query) => ({
    query,
    tab: "people",
  })),
  опечатка: usual.map((word) => ({ query: swapped(word) })),
  "другая раскладка": usual.map((word) => ({ query: typedOtherwise(word) })),
  "не нашлось": ["щфжъывап", "йцщукхзш", "жэдлорпа", "ячсщзхфы", "ъхзжщшгн"].map((query) => ({ query })),
};
const mix = ["редкое слово", "обычное слово", "частое слово", "два слова"].flatMap((name) => cases[name]!);

const ask = (viewer: World["viewer"], { isTyped, query, tab = "all", sort }: Wish) =>
  isTyped ? apiAs(viewer).search.suggest({ query }) : apiAs(viewer).search.find({ query, tab, sort });

const worlds: World[] = [];
for (const count of [few, many]) worlds.push(await makeWorld("search", count, fillSearch));

const times = new Map<string, number[]>();
const given = new Map<string, number>();
for (let turn = 0; turn < turns; turn++) {
  for (const { count, url, viewer } of worlds) {
    const handle = await openDatabase({ url, migrate: false });
    for (const [name, wishes] of Object.entries(cases)) {
      const list = times.get(`${name}/${count}`) ?? [];
      times.set(`${name}/${count}`, list);
      // The first of each warm the connection's plans and the pages of the index.
      for (let call = -wishes.length; call < calls; call++) {
        const started = performance.now();
        const found = await ask(viewer, wishes[(call + wishes.length) % wishes.length]!).catch(() => undefined);
        if (call >= 0) list.push(performance.now() - started);
        else if (found && "groups" in found)
          given.set(`${name}/${count}`, Math.max(0, ...found.groups.map(({ total }) => total)));
      }
    }
    await handle.close();
  }
}

const ms = (value: number) => value.toFixed(1);
tell(
  [
    "запрос",
    `p50 при ${few}, мс`,
    `p95 при ${few}, мс`,
    `p50 при ${many}, мс`,
    `p95 при ${many}, мс`,
    "отношение p95",
    "нашлось",
  ],
  Object.keys(cases).map((name) => {
    const [small, large] = [few, many].map((count) => times.get(`${name}/${count}`)!);
    const told = [small!, large!].flatMap((list) => [ms(share(list, 0.5)), ms(share(list, 0.95))]);
    return [
      name,
      ...told,
      (share(large!, 0.95) / share(small!, 0.95)).toFixed(1),
      String(given.get(`${name}/${many}`) ?? ""),
    ];
  }),
);

say("");
const rates: string[][] = [];
for (const { count, url, viewer } of worlds) {
  const handle = await openDatabase({ url, migrate: false });
  for (const clients of [2, 3, 4]) rates.push([`${count}`, `${clients}`, ...(await rateOf(viewer, clients))]);
  await handle.close();
}
tell(["документов", "клиентов", "первых страниц в секунду", "p95, мс", "CPU Node на страницу, мс"], rates);
process.exit();

/** Some clients ask a mix of questions without a pause. */
async function rateOf(viewer: World["viewer"], clients: number): Promise<string[]> {
  const taken: number[] = [];
  let isOver = false;
  const before = spent([process.pid]);
  const all = Array.from({ length: clients }, async (_, client) => {
    for (let at = client; !isOver; at++) {
      const started = performance.now();
      await ask(viewer, mix[(at * 7) % mix.length]!);
      taken.push(performance.now() - started);
    }
  });
  const started = performance.now();
  await sleep(seconds * 1000);
  isOver = true;
  await Promise.all(all);
  const whole = (performance.now() - started) / 1000;
  const cpu = spentSince(before, [process.pid]) / taken.length;
  return [(taken.length / whole).toFixed(0), ms(share(taken, 0.95)), ms(cpu)];
}
