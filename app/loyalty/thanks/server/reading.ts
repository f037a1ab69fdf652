import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { readPeople } from "#app/loyalty/balance/server/index.ts";
import { type ThanksCard, withdrawMinutes } from "#app/loyalty/thanks/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { thanks, thanksReceivers, thanksValues } from "./schema.ts";
import { hasPage, isOut } from "./standing.ts";

const receiversOf = sql<string[]>`(select coalesce(json_agg(r.account_id order by r.account_id), '[]')
  from ${thanksReceivers} r where r.thanks_id = ${thanks}.id)`;

const columns = {
  id: thanks.id,
  authorId: thanks.authorId,
  people: receiversOf,
  value: thanksValues.title,
  card: thanks.card,
  words: thanks.words,
  points: thanks.points,
  circle: thanks.circle,
  at: thanks.createdAt,
  withdrawnAt: thanks.withdrawnAt,
};

/** What all may read is read while it stands in the feed. */
const isOpen = (): SQL => and(eq(thanks.circle, "public"), isOut())!;
const isNotHeld = (): SQL => or(ne(thanks.circle, "public"), isOut())!;

const isTo = (person: string): SQL =>
  sql`exists (select from ${thanksReceivers} r where r.thanks_id = ${thanks}.id and r.account_id = ${person})`;

/** Who reads it: whoever it is from or to, all of a public one, the team of whoever is thanked of one for the team. */
function isRead({ accountId, groupId }: Viewer): SQL {
  const sameTeam = sql`exists (select from ${thanksReceivers} r join ${accounts} p on p.id = r.account_id
    join ${accounts} me on me.id = ${accountId} where r.thanks_id = ${thanks}.id and
    (p.manager_id = me.id or p.id = me.manager_id or p.manager_id = me.manager_id))`;
  return and(
    eq(thanks.groupId, groupId),
    or(
      eq(thanks.authorId, accountId),
      and(isTo(accountId), isNotHeld()),
      and(
        isNull(thanks.withdrawnAt),
        isNotBlocked({ accountId }, thanks.authorId),
        or(isOpen(), and(eq(thanks.circle, "team"), sameTeam)),
      ),
    ),
  )!;
}

async function readPage(viewer: Viewer, isMeant: SQL | undefined, after: string | undefined) {
  const rows = await db()
    .select(columns)
    .from(thanks)
    .leftJoin(thanksValues, eq(thanksValues.id, thanks.valueId))
    .where(and(isMeant, isNull(thanks.withdrawnAt), beyond([thanks.createdAt, thanks.id], after)))
    .orderBy(desc(thanks.createdAt), desc(thanks.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.at, row.id]);
  return { items: await toCards(viewer, items), next };
}

/** A page of what stands open to all, the last first. */
export function readWall(viewer: Viewer, { after }: { after?: string | undefined }) {
  const isMet = and(eq(thanks.groupId, viewer.groupId), isOpen(), isNotBlocked(viewer, thanks.authorId));
  return readPage(viewer, isMet, after);
}

/** A page of what the viewer has got or sent. */
export function readReview(viewer: Viewer, { way, after }: { way: "received" | "sent"; after?: string | undefined }) {
  const { accountId, groupId } = viewer;
  const isMine =
    way === "sent"
      ? eq(thanks.authorId, accountId)
      : and(isTo(accountId), isNotHeld(), isNotBlocked(viewer, thanks.authorId));
  return readPage(viewer, and(eq(thanks.groupId, groupId), isMine), after);
}

/** One card with the answers to it. Refuses what the viewer may not read as not found; what was withdrawn only its author has. */
export async function readOne(viewer: Viewer, { id }: { id: string }) {
  const [row] = await db()
    .select({ ...columns, talked: hasPage() })
    .from(thanks)
    .leftJoin(thanksValues, eq(thanksValues.id, thanks.valueId))
    .where(and(eq(thanks.id, id), isRead(viewer)));
  if (!row || (row.withdrawnAt && row.authorId !== viewer.accountId)) refuse("not-found");
  const said = await db()
    .select({ person: thanksReceivers.accountId, text: thanksReceivers.answer, at: thanksReceivers.answeredAt })
    .from(thanksReceivers)
    .where(and(eq(thanksReceivers.thanksId, id), sql`${thanksReceivers.answeredAt} is not null`))
    .orderBy(thanksReceivers.answeredAt);
  const people = await readPeople(said.map(({ person }) => person));
  const [card] = await toCards(viewer, [row]);
  const isFresh = now().getTime() - row.at.getTime() < withdrawMinutes * 60_000;
  return {
    ...card!,
    answers: said.map(({ person, text, at }) => ({ person: people.get(person)!, text, at: at!.toISOString() })),
    withdrawable: card!.mine && !row.withdrawnAt && isFresh,
    withdrawn: row.withdrawnAt !== null,
    talked: row.talked,
  };
}

type Row = { [Key in keyof typeof columns]: unknown } & {
  id: string;
  authorId: string;
  people: string[];
  value: string | null;
  at: Date;
} & Pick<ThanksCard, "card" | "words" | "points" | "circle">;

async function toCards({ accountId }: Viewer, rows: Row[]): Promise<ThanksCard[]> {
  const people = await readPeople(rows.flatMap(({ authorId, people }) => [authorId, ...people]));
  return rows.map(({ id, authorId, people: to, value, card, words, points, circle, at }) => ({
    ...{ id, value, card, words, points, circle, at: at.toISOString() },
    author: people.get(authorId) ?? null,
    people: to.flatMap((one) => people.get(one) ?? []),
    mine: authorId === accountId,
    toMe: to.includes(accountId),
  }));
}
