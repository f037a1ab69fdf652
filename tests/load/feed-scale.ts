import type { readFeed } from "#app/feed/feed/server/feeds.ts";
import { openDatabase } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { fillMuch } from "./fill-much.ts";
import { makeWorld, say, share, type World } from "./worlds.ts";

/**
 * Measures the feed's operation over few publications and over many, on one PostgreSQL, in turns: what a page costs
 * must not grow with what lies below it. `npm run bench -- feed-scale [few] [many]`.
 */
const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const calls = 60;
const turns = 3;

type Wish = Parameters<typeof readFeed>[1] & { pages?: number };

const cases: Record<string, Wish> = {
  Работа: { tab: "work" },
  "Работа, пятая страница": { tab: "work", pages: 4 },
  "Моя компания": { tab: "company" },
  Подписки: { tab: "subscriptions" },
  "Работа, обсуждаемые": { tab: "work", sort: "discussed" },
  "Моя компания, обсуждаемые": { tab: "company", sort: "discussed" },
  "Подписки, обсуждаемые": { tab: "subscriptions", sort: "discussed" },
  "Работа, непрочитанные": { tab: "work", only: "unread" },
  "Работа, рубрика": { tab: "work", rubric: "00000000-0000-7000-8000-000000000001" },
  // Of the reader's own company: among few publications too this author fills a page.
  "Работа, автор": { tab: "work", author: "фамилия6" },
};

const worlds: World[] = [];
for (const count of [few, many]) worlds.push(await makeWorld("feed", count, fillMuch));

const times = new Map<string, number[]>();
for (let turn = 0; turn < turns; turn++) {
  for (const { count, url, viewer } of worlds) {
    const handle = await openDatabase({ url, migrate: false });
    const api = apiAs(viewer);
    for (const [name, { pages = 0, ...wish }] of Object.entries(cases)) {
      let after: string | undefined;
      for (let page = 0; page < pages; page++) after = (await api.feed.page({ ...wish, after })).next;
      const key = `${name}/${count}`;
      const list = times.get(key) ?? [];
      times.set(key, list);
      for (let call = -5; call < calls; call++) {
        const started = performance.now();
        // What the database gives up on after its five seconds counts as those; what is slow is not asked sixty times.
        await api.feed.page({ ...wish, after }).catch(() => {});
        if (performance.now() - started > 1000) call = Math.max(call, calls - 2);
        // The first calls warm the connection's plans and the pages of the index.
        if (call >= 0) list.push(performance.now() - started);
      }
    }
    await handle.close();
  }
}

say(`\n${"лента".padEnd(28)} p95 при ${few}, мс   p95 при ${many}, мс   отношение   медианы, мс`);
for (const name of Object.keys(cases)) {
  const [small, large] = [few, many].map((count) => times.get(`${name}/${count}`)!);
  const [a, b] = [share(small!, 0.95), share(large!, 0.95)];
  const medians = `${share(small!, 0.5).toFixed(1)} / ${share(large!, 0.5).toFixed(1)}`;
  say(
    [name.padEnd(28), a.toFixed(1).padStart(14), b.toFixed(1).padStart(18), (b / a).toFixed(2).padStart(13)]
      .concat(medians.padStart(16))
      .join(" "),
  );
}
process.exit();
