import type { InferContractRouterInputs } from "@orpc/contract";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { publicationReads, publications } from "#app/engines/content/server/index.ts";
import type { mustReadContract, ReadersReport } from "#app/news/must-read/contract.ts";
import {
  acknowledgements,
  articles,
  formerAcknowledgements,
  isObliged,
  isOutdated,
} from "#app/news/news/server/index.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { byName } from "#platform/people/name-order.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { unitName } from "#platform/people/units.ts";
import { refuse } from "#platform/refusal.ts";
import { readReminders } from "./reminders.ts";

type Inputs = InferContractRouterInputs<typeof mustReadContract>;

const hasSaid = sql<number>`count(${acknowledgements.accountId})::int`;
/** Who has said that they have read it has opened it, wherever that was. */
const openedIt = sql<boolean>`coalesce(${publicationReads.accountId}, ${acknowledgements.accountId}) is not null`;
/** A notice was made for them: of what is swept away in time, opening it tells. */
const reachedThem = sql<boolean>`(${openedIt} or exists (select from notices n
  where n.publication_id = ${publications.id} and n.account_id = ${accounts.id}))`;
const hasGot = sql<number>`(count(*) filter (where ${reachedThem}))::int`;
const hasOpened = sql<number>`(count(*) filter (where ${openedIt}))::int`;
const all = sql<number>`count(*)::int`;
/** Who is to read it; once nobody is any more, who has said that they have, whether they still work here or not. */
const isListed = or(
  isObliged,
  sql`not ${articles.mustRead} and exists (select 1 from ${acknowledgements} said
    where said.publication_id = ${publications.id} and said.account_id = ${accounts.id})`,
)!;
const hasOutdated = sql<number>`(count(*) filter (where ${isOutdated}))::int`;
/** When they had said so of earlier words. */
const formerly = sql<string | null>`(select to_json(max(f.created_at))#>>'{}' from ${formerAcknowledgements} f
  where f.publication_id = ${publications.id} and f.account_id = ${accounts.id})`;
const unit = sql<string>`coalesce(${unitName()}, '')`;

/** Who has opened an article and who has said that they have read it, by department and by name. Refuses what is not on the desk. */
export async function readReaders(viewer: Viewer, { id, only, after }: Inputs["readers"]): Promise<ReadersReport> {
  const [article] = await db()
    .select({
      title: publications.title,
      state: publications.state,
      mustRead: articles.mustRead,
      dueOn: articles.dueOn,
      remindEvery: articles.remindEvery,
    })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  const { state, mustRead, ...told } = article;
  const counts = {
    name: unit,
    addressed: all,
    delivered: hasGot,
    opened: hasOpened,
    acknowledged: hasSaid,
    outdated: hasOutdated,
  };
  const units = await listed(counts, eq(publications.id, id)).groupBy(unit).orderBy(sql`count(*) desc`, unit);
  const { people, next } = await readPeople(id, only === "waiting", after);
  const reminders = await readReminders(id);
  const isToday = reminders[0]?.day === todayIn(viewer.timeZone);
  const sum = (key: "addressed" | "delivered" | "opened" | "acknowledged" | "outdated") =>
    units.reduce((total, row) => total + row[key], 0);
  return {
    ...told,
    closed: !mustRead,
    addressed: sum("addressed"),
    delivered: sum("delivered"),
    opened: sum("opened"),
    acknowledged: sum("acknowledged"),
    outdated: mustRead && state === "published" ? sum("outdated") : 0,
    departments: units.map(({ outdated: _, ...row }) => row),
    people,
    next,
    remindable: state !== "published" || !mustRead ? "no" : isToday ? "tomorrow" : "now",
    reminders,
  };
}

async function readPeople(id: string, waiting: boolean, after?: string) {
  const fullName = sql<string>`${accounts.lastName} || ' ' || ${accounts.firstName}`;
  const rows = await listed(
    {
      accountId: accounts.id,
      name: fullName,
      ...{ lastName: accounts.lastName, firstName: accounts.firstName },
      company: groups.name,
      department: unit,
      delivered: reachedThem,
      opened: openedIt,
      acknowledgedAt: acknowledgements.createdAt,
      beforeChange: sql<boolean>`coalesce(${isOutdated}, false)`,
      formerAt: formerly,
    },
    and(
      eq(publications.id, id),
      waiting ? isNull(acknowledgements.accountId) : undefined,
      beyond(byName, after, "asc"),
    ),
  )
    .orderBy(...byName)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ lastName, firstName, accountId }) => [lastName, firstName, accountId]);
  return {
    next,
    people: items.map(({ acknowledgedAt, lastName: _, firstName: __, ...row }) => ({
      ...row,
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    })),
  };
}

function listed<T extends Parameters<ReturnType<typeof db>["select"]>[0]>(columns: T & object, where?: SQL) {
  return db()
    .select(columns as T & Record<string, SQL>)
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .innerJoin(accounts, isListed)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(
      acknowledgements,
      and(eq(acknowledgements.publicationId, publications.id), eq(acknowledgements.accountId, accounts.id)),
    )
    .leftJoin(
      publicationReads,
      and(eq(publicationReads.publicationId, publications.id), eq(publicationReads.accountId, accounts.id)),
    )
    .where(where);
}
