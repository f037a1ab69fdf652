import type { InferContractRouterInputs } from "@orpc/contract";
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { auditContract, JournalEntry } from "#app/office/audit/contract.ts";
import { daysFrom, momentOf } from "#app/web/wall-time.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isNamed } from "#platform/people/names.ts";
import { accounts } from "#platform/people/schema.ts";
import { detailText } from "./detail.ts";
import { deedWords } from "./words.ts";

type Wish = InferContractRouterInputs<typeof auditContract>["list"];

const many = 500;
const whom = alias(accounts, "whom");
const nameOf = (people: typeof accounts | typeof whom) =>
  sql<string>`trim(${people.lastName} || ' ' || ${people.firstName})`;
const isGuest = (people: typeof accounts | typeof whom) => sql<boolean>`${people.role} = 'guest'`;

/** A page of the journal of an administrator's company, the latest first; of a table for other programs longer pages. */
export async function readJournal(viewer: Viewer, { after, many: isMany, ...filter }: Wish) {
  const size = isMany ? many : pageSize;
  const rows = await db()
    .select({
      row: audit,
      who: { id: accounts.id, name: nameOf(accounts), guest: isGuest(accounts) },
      whom: { id: whom.id, name: nameOf(whom), guest: isGuest(whom) },
    })
    .from(audit)
    .leftJoin(accounts, eq(accounts.id, audit.accountId))
    .leftJoin(whom, eq(sql`${whom.id}::text`, audit.objectId))
    .where(
      and(eq(audit.auditGroupId, viewer.groupId), isWanted(viewer, filter), beyond([audit.createdAt, audit.id], after)),
    )
    .orderBy(desc(audit.createdAt), desc(audit.id))
    .limit(size + 1);
  const { items, next } = cut(rows, ({ row }) => [row.createdAt, row.id], size);
  return { items: items.map(toEntry), next };
}

function isWanted(viewer: Viewer, { who, deed, from, to }: Omit<Wish, "after" | "many">): SQL | undefined {
  const dayAfter = to && daysFrom(to, 1);
  const begins = (day: string) => new Date(momentOf(`${day}T00:00`, viewer.timeZone));
  return and(
    who ? isNamed(who) : undefined,
    deed ? eq(audit.deed, deed) : undefined,
    from ? gte(audit.createdAt, begins(from)) : undefined,
    dayAfter ? lt(audit.createdAt, begins(dayAfter)) : undefined,
  );
}

type Person = { id: string; name: string; guest: boolean } | null;
type Row = { row: typeof audit.$inferSelect; who: Person; whom: Person };

function toEntry({ row, who, whom }: Row): JournalEntry {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    who: who?.id ? who : null,
    deed: row.deed,
    title: deedWords.get()[row.deed as Deed],
    whom: whom?.id ? whom : null,
    object: row.objectId,
    result: row.result as JournalEntry["result"],
    address: row.address,
    detail: detailText(row.detail),
  };
}
