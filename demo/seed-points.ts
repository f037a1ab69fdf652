import { and, eq, sql } from "drizzle-orm";
import { ledgerAccounts, ledgerTransactions } from "#app/engines/ledger/server/index.ts";
import { ledgerHolds } from "#app/engines/ledger/server/schema.ts";
import { loyaltySettings, pointFunds, pointNotes, pointRules } from "#app/loyalty/balance/server/index.ts";
import { thanks } from "#app/loyalty/thanks/server/index.ts";
import { db } from "#platform/db/index.ts";
import { Book } from "./book.ts";
import { type Economy, someTime } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { seedBadges } from "./seed-badges.ts";
import { seedStore } from "./seed-store.ts";
import { seedTasks } from "./seed-tasks.ts";
import { seedThanks } from "./seed-thanks.ts";
import { rules, transferWords } from "./words/points.ts";
import type { World } from "./world.ts";

const day = 86_400_000;
/** How far back the ledger of a company goes. */
const months = 12;
/** Who has a history, besides those who may be signed in as. */
const activeAtMost = 36;
const known = ["anna", "ivan", "olga", "admin"];

/** Writes the points of every company: rules, funds, a year of earning, transfers, tasks, thanks, achievements. */
export async function seedPoints(random: Random, world: World, goods: string[]): Promise<void> {
  for (const { id } of world.companies) await seedCompany(random.fork(`points/${id}`), world, id, goods);
}

async function seedCompany(random: Random, world: World, groupId: string, goods: string[]): Promise<void> {
  const { today } = world;
  const colleagues = world.colleagues.get(groupId) ?? [];
  const named = colleagues.filter(({ alias }) => known.includes(alias));
  const settled = colleagues.filter(
    (one) => !named.includes(one) && Date.parse(one.hiredOn) < today.getTime() - 5 * day,
  );
  const others = random.some(settled, activeAtMost);
  const begun = new Date(today.getTime() - months * 30 * day);
  const people = [...named, ...others].map((person) => ({
    person,
    since: later(begun, new Date(`${person.hiredOn}T08:00:00Z`)),
  }));
  const ids = new Map(rules.map(({ deed }) => [deed as string, demoId(random, begun)]));
  await insertRows(
    pointRules,
    rules.map(({ deed, amount, perDay }) => ({
      id: ids.get(deed)!,
      groupId,
      deed,
      amount,
      perDay,
      active: true,
      createdAt: begun,
    })),
  );
  const book = new Book(random.fork("book"), groupId);
  const admin = named.find(({ roles }) => roles.includes("admin")) ?? people[0]!.person;
  const economy: Economy = { random, book, groupId, today, people, admin, rule: (deed) => ids.get(deed)! };
  const notes = [...welcome(economy), ...fund(economy), ...transfers(economy), ...round(economy)];
  earn(economy);
  allow(economy, colleagues);
  await seedTasks(economy);
  await seedThanks(economy);
  await seedBadges(economy, world);
  const holds = await seedStore({ ...economy, random: random.fork("store") }, goods);
  await book.post();
  await insertRows(ledgerHolds, holds);
  await nameTransactions(groupId);
  await insertRows(pointNotes, notes);
  const funds = await db()
    .select({ accountId: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.purse, "fund")));
  // What comes with the first of the month is beside what was given by hand.
  await insertRows(
    pointFunds,
    funds.map(({ accountId }) => ({ accountId, groupId, monthly: 500, low: 300 })),
  );
  await insertRows(loyaltySettings, [{ groupId, allowedFor: monthOf(today) }]);
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const monthOf = (at: Date) =>
  new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: "Europe/Moscow" }).format(at).slice(0, 7);

type Note = typeof pointNotes.$inferInsert;

function welcome({ book, people, groupId, admin }: Economy): Note[] {
  return people.map(({ person, since }) => {
    const line = { at: since, kind: "issue", cause: `issue:demo:${person.id}`, by: admin.id };
    const transactionId = book.grant(person.id, 150, line);
    return {
      transactionId,
      groupId,
      authorId: admin.id,
      receiverId: person.id,
      words: "Добро пожаловать в «Бонусы»",
      createdAt: since,
    };
  });
}

/** Anna's department, or whoever leads people in another company, has a fund and has rewarded out of it. */
function fund({ random, book, people, groupId, admin, today }: Economy): Note[] {
  const leader = people.find(({ person }) => person.alias === "anna") ?? people.find(({ person }) => person.head);
  if (!leader) return [];
  const owner = leader.person.id;
  const place = { purse: "fund" as const, owner, title: `Фонд: ${leader.person.departmentName}` };
  const begun = new Date(today.getTime() - 90 * day);
  const noteOf = (
    transactionId: string,
    at: Date,
    authorId: string,
    receiverId: string | null,
    words: string,
  ): Note => {
    return { transactionId, groupId, authorId, receiverId, words, createdAt: at };
  };
  const filled = book.write({
    ...{ at: begun, kind: "issue", cause: `issue:demo:fund:${groupId}`, by: admin.id },
    moves: [
      { place: { purse: "issue" }, amount: -3000 },
      { place, amount: 3000 },
    ],
  });
  const rewarded = random
    .some(
      people.filter(({ person }) => person.id !== owner),
      5,
    )
    .map(({ person, since }, at) => {
      const when = someTime({ random, today } as Economy, later(begun, since));
      const amount = random.int(4, 12) * 10;
      const moves = [
        { place, amount: -amount },
        { place: { purse: "earned" as const, owner: person.id }, amount },
      ];
      const id = book.write({
        at: when,
        kind: "reward",
        cause: `transfer:demo:fund:${groupId}:${at}`,
        by: owner,
        moves,
      });
      return noteOf(id, when, owner, person.id, "За хороший месяц: всё вовремя и без суеты");
    });
  return [noteOf(filled, begun, admin.id, null, "На квартал"), ...rewarded];
}

function transfers(economy: Economy): Note[] {
  const { random, book, people, groupId, today } = economy;
  return people.flatMap(({ person, since }, at) => {
    if (random.chance(0.4) && !known.includes(person.alias)) return [];
    const to = random.pick(people.filter((one) => one.person.id !== person.id)).person;
    const amount = random.int(2, 9) * 5;
    const when = later(someTime(economy, since), new Date(Math.min(since.getTime() + day, today.getTime() - 600_000)));
    const moves = [
      { place: { purse: "earned" as const, owner: person.id }, amount: -amount },
      { place: { purse: "earned" as const, owner: to.id }, amount },
    ];
    const id = book.write({
      at: when,
      kind: "transfer",
      cause: `transfer:demo:${groupId}:${at}`,
      by: person.id,
      moves,
    });
    const words = random.pick(transferWords);
    return [{ transactionId: id, groupId, authorId: person.id, receiverId: to.id, words, createdAt: when }];
  });
}

/** Three colleagues hand points round until they are back where they were: whoever audits sees it. */
function round({ book, people, groupId, today }: Economy): Note[] {
  const three = people
    .filter(({ person, since }) => !known.includes(person.alias) && today.getTime() - since.getTime() > 60 * day)
    .slice(0, 3)
    .map(({ person }) => person.id);
  if (three.length < 3) return [];
  return three.map((author, at) => {
    const [to, amount] = [three[(at + 1) % 3]!, 60 - at * 5];
    const when = new Date(today.getTime() - (6 - at) * day);
    const moves = [
      { place: { purse: "earned" as const, owner: author }, amount: -amount },
      { place: { purse: "earned" as const, owner: to }, amount },
    ];
    const cause = `transfer:demo:round:${groupId}:${at}`;
    const transactionId = book.write({ at: when, kind: "transfer", cause, by: author, moves });
    return { transactionId, groupId, authorId: author, receiverId: to, words: "За компанию", createdAt: when };
  });
}

/** What people have earned by rules, week by week. */
function earn(economy: Economy): void {
  const { random, book, people, rule } = economy;
  const byDeeds = rules.filter(({ deed }) => ["publication", "comment", "reaction"].includes(deed));
  for (const { person, since } of people) {
    const count = Math.ceil((economy.today.getTime() - since.getTime()) / (9 * day)) + 2;
    for (let at = 0; at < count; at++) {
      const { deed, amount } = random.pick(byDeeds);
      const cause = `rule:${rule(deed)}:${person.id}:demo-${at}`;
      book.grant(person.id, amount, {
        at: someTime(economy, since),
        kind: `rule-${deed}`,
        cause,
        objectId: rule(deed),
      });
    }
  }
}

/** The purse for thanks: a year of months for those who take part, this month for everybody. */
function allow({ book, people, today }: Economy, colleagues: Person[]): void {
  const zone = 3 * 3_600_000;
  const here = new Date(today.getTime() + zone);
  const first = (back: number) =>
    new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1) - zone + 240_000);
  const since = new Map(people.map((one) => [one.person.id, one.since]));
  for (let back = months; back >= 0; back--) {
    const start = first(back);
    for (const person of colleagues) {
      const begun = since.get(person.id);
      // Who comes in the middle of a month has theirs from the first day on.
      const at = begun && begun > start ? begun : start;
      const isHere = monthOf(at) === monthOf(start) && at < today;
      if (!isHere || (!begun && back > 0)) continue;
      const cause = `allowance:${person.id}:${monthOf(start)}`;
      const to = person.head ? 400 : 200;
      book.write({ at, kind: "allowance", cause, fill: { purse: "thanks", owner: person.id }, to });
    }
  }
}

/** Cards of thanks are written before their points are posted: now each is told by which transaction they went. */
async function nameTransactions(groupId: string): Promise<void> {
  await db()
    .update(thanks)
    .set({ transactionId: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      sql`${eq(ledgerTransactions.objectId, thanks.id)} and ${ledgerTransactions.kind} = 'thanks' and ${thanks.groupId} = ${groupId}`,
    );
}
