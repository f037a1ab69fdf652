import type { InferContractRouterInputs } from "@orpc/contract";
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { absencesContract, OwnAbsence } from "#app/people/absences/contract.ts";
import { daysFrom, momentOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { absences } from "./schema.ts";

type Wanted = InferContractRouterInputs<typeof absencesContract>["add"];

const atMost = 20;
const aheadAtMost = 366 * 86_400_000;

/** What goes on and what is ahead; what is over is nobody's matter any more. */
export async function readOwn({ accountId }: Viewer): Promise<{ items: OwnAbsence[] }> {
  const rows = await db()
    .select({
      id: absences.id,
      kind: absences.kind,
      from: absences.fromDay,
      until: absences.toDay,
      note: absences.note,
      beginsAt: absences.beginsAt,
      deputy: {
        name: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
        alias: accounts.alias,
      },
    })
    .from(absences)
    .leftJoin(accounts, and(eq(accounts.id, absences.deputyId), isColleague()))
    .where(and(eq(absences.accountId, accountId), gt(absences.endsAt, now())))
    .orderBy(asc(absences.beginsAt), asc(absences.id));
  const items = rows.map(({ beginsAt, deputy, ...row }) => ({
    ...row,
    deputy: deputy?.alias ? deputy : null,
    now: beginsAt <= now(),
  }));
  return { items };
}

/**
 * Says that one will be away from a day to a day, by the clock of the place where one lives, and who stands in. Refuses
 * beside the field days that are over, that lie too far ahead or that are said already, and a deputy whom nobody knows.
 */
export async function addAbsence(viewer: Viewer, { kind, from, until, deputy, note }: Wanted): Promise<{ id: string }> {
  const { accountId, groupId, timeZone } = viewer;
  if (until < from) wrong("until", "Последний день раньше первого");
  const beginsAt = new Date(momentOf(`${from}T00:00`, timeZone));
  const next = daysFrom(until, 1);
  const endsAt = new Date(momentOf(`${next}T00:00`, timeZone));
  if (endsAt <= now()) wrong("until", "Этот день уже прошёл");
  if (endsAt.getTime() > now().getTime() + aheadAtMost) wrong("until", "Не дальше года от сегодняшнего дня");
  // Of two that are said at once the second sees the first.
  await db().select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
  const mine = and(eq(absences.accountId, accountId), gt(absences.endsAt, now()));
  if ((await db().$count(absences, mine)) >= atMost) wrong("from", `Впереди уже ${atMost}: уберите лишние`);
  const others = and(mine, lt(absences.beginsAt, endsAt), gt(absences.endsAt, beginsAt));
  if (await db().$count(absences, others)) wrong("from", "Эти дни пересекаются с теми, что вы уже указали");
  const deputyId = deputy ? await findDeputy(viewer, deputy) : null;
  const id = newId();
  const days = { fromDay: from, toDay: until, beginsAt, endsAt };
  await db()
    .insert(absences)
    .values({ id, groupId, accountId, kind, ...days, deputyId, note });
  return { id };
}

/** Takes one's own back: it is over, or comes to nothing. Refuses anybody else's as not found. */
export async function dropAbsence({ accountId }: Viewer, id: string): Promise<{ id: string }> {
  const [gone] = await db()
    .delete(absences)
    .where(and(eq(absences.id, id), eq(absences.accountId, accountId)))
    .returning({ id: absences.id });
  return gone ?? refuse("not-found");
}

async function findDeputy(viewer: Viewer, named: string): Promise<string> {
  const found = await namedPerson(viewer, named, { field: "deputy" });
  if (found?.id === viewer.accountId) wrong("deputy", "Это вы: выберите коллегу");
  return found!.id;
}

function wrong(field: keyof Wanted, text: string): never {
  refuse("invalid", field, { fields: { [field]: [text] } });
}
