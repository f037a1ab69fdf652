import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { say as given } from "#app/engines/questionnaires/tests/made.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { openDatabase } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { answeredSurvey, askedPerson, fillSurvey, openSurvey, questions } from "./fill-survey.ts";
import { makeWorld, say, share, tell } from "./worlds.ts";

/**
 * Measures a survey of a whole company, on one PostgreSQL: the results of those who have answered beside the bare reading of their rows, and
 * answers at a steady rate beside people who read, next to the same reading alone. `npm run bench -- survey-scale [people] [seconds]`.
 */
const [people = 20_000, seconds = 60] = process.argv.slice(2).map(Number);
const rate = 10;
const readers = 4;

const { url, viewer } = await makeWorld("survey", people, fillSurvey);
const handle = await openDatabase({ url, migrate: false });
const author: Viewer = { ...viewer, isAdmin: true, roles: ["employee", "admin"] };
const timed = async (deed: () => Promise<unknown>) => {
  const started = performance.now();
  await deed();
  return performance.now() - started;
};

// The fixed reference: the same rows read and parsed, and nothing else.
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("select set_config('app.group_id', '*', false)");
const bare = () =>
  client.query("select answers, account_id from questionnaire_responses where questionnaire_id = $1", [answeredSurvey]);
const looks: Record<string, () => Promise<unknown>> = {
  "строки без счёта": bare,
  "итоги всех": () => apiAs(author).questionnaireDesk.results({ id: answeredSurvey }),
  "итоги по словам": () => apiAs(author).questionnaireDesk.results({ id: answeredSurvey, find: "света" }),
};
const times: Record<string, number[]> = {};
const address = (audience: string) =>
  client.query(`update questionnaires set audience = ${audience} where id = $1`, [answeredSurvey]);
await address("null");
for (let turn = -2; turn < 15; turn++)
  for (const [name, deed] of Object.entries(looks)) {
    const spent = await timed(deed);
    if (turn >= 0) times[name] = [...(times[name] ?? []), spent];
  }
// The same, of whom fifty departments were asked one by one.
await address("array(select 'department:' || id from departments)");
for (let turn = -2; turn < 15; turn++) {
  const spent = await timed(looks["итоги всех"]!);
  if (turn >= 0) times["итоги, позваны отделы"] = [...(times["итоги, позваны отделы"] ?? []), spent];
}
await address("null");
const reference = share(times["строки без счёта"]!, 0.5);
tell(
  ["что", "p50, мс", "p95, мс", "отношение p50"],
  Object.entries(times).map(([name, list]) => {
    const median = share(list, 0.5);
    return [name, median.toFixed(0), share(list, 0.95).toFixed(0), (median / reference).toFixed(2)];
  }),
);

const answers = Object.fromEntries(
  questions.map(({ id, kind }) => {
    if (kind === "enps" || kind === "scale" || kind === "number") return [id, given({ number: "4" })];
    if (kind === "matrix") return [id, given({ rows: { o1: "o1", o2: "o2", o3: "o3" } })];
    return [id, kind === "text" || kind === "long" ? given({ text: "Хорошо" }) : given({ chosen: ["o2"] })];
  }),
);
const shown = questions.map(({ id }) => id).join(",");
let next = 0;

/** One of the people answers, who has not yet. */
const answer = () => {
  const who: Viewer = { ...viewer, accountId: askedPerson(next++) };
  return apiAs(who).questionnaires.save({
    id: openSurvey,
    kind: "survey",
    part: 1,
    go: "send",
    answers,
    shown,
    attempt: 0,
  });
};

/** For so many seconds people read, and, if told, others answer at the rate. Gives the times of both. */
async function run(withAnswers: boolean) {
  const until = performance.now() + seconds * 1000;
  const reading: number[] = [];
  const answering: number[] = [];
  const read = async () => {
    for (let at = 0; performance.now() < until; at++) {
      const page =
        at % 2
          ? () => apiAs(viewer).feed.page({ tab: "work" })
          : () => apiAs(viewer).questionnaires.list({ kind: "survey" });
      reading.push(await timed(page));
      await wait(50);
    }
  };
  const send = async () => {
    const under: Promise<unknown>[] = [];
    for (let at = performance.now(); at < until; at += 1000 / rate) {
      await wait(Math.max(0, at - performance.now()));
      under.push(timed(answer).then((spent) => answering.push(spent)));
    }
    await Promise.all(under);
  };
  await Promise.all([...Array.from({ length: readers }, read), ...(withAnswers ? [send()] : [])]);
  return { reading, answering };
}

const alone = await run(false);
const { reading, answering } = await run(true);
const line = (name: string, list: number[], base: number[]) => [
  ...[name, String(list.length), share(list, 0.5).toFixed(0), share(list, 0.99).toFixed(0)],
  (share(list, 0.5) / share(base, 0.5)).toFixed(2),
];
say("");
tell(
  ["что", "сколько", "p50, мс", "p99, мс", "отношение p50"],
  [
    line("читают одни", alone.reading, alone.reading),
    line(`читают, пока отвечают по ${rate} в секунду`, reading, alone.reading),
    line("отвечают", answering, alone.reading),
  ],
);
await client.end();
await handle.close();
process.exit();
