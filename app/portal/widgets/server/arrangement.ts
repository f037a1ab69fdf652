import { eq, sql } from "drizzle-orm";
import { type Arrangement, type WidgetName, widgetNames } from "#app/portal/widgets/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { widgetArrangements, widgetLocks } from "./schema.ts";

/** For so many days a person is a newcomer, and the first steps stand on their page by themselves. */
const newFor = 45;
const byRequest: WidgetName[] = ["drafts", "balance", "thanks", "achievements", "services", "store", "courses"];

/** What stands on a person's main page, in their order; the default one for who has changed nothing. */
export async function readArrangement(viewer: Viewer): Promise<Arrangement> {
  const [row] = await db()
    .select({
      shown: widgetArrangements.shown,
      hidden: widgetArrangements.hidden,
      locked: sql<WidgetName[]>`array(select ${widgetLocks.name} from ${widgetLocks}
        where ${widgetLocks.groupId} = ${viewer.groupId})`,
      isNew: sql<boolean>`coalesce(${accounts.hiredOn}, ${accounts.createdAt}::date) > ${now().toISOString()}::date - ${newFor}::int`,
    })
    .from(accounts)
    .leftJoin(widgetArrangements, eq(widgetArrangements.accountId, accounts.id))
    .where(eq(accounts.id, viewer.accountId));
  const { shown, hidden, locked, isNew } = row!;
  const usual = widgetNames.filter((name) => (name === "steps" ? isNew : !byRequest.includes(name)));
  const free = [...(shown ?? []), ...usual.filter((name) => !shown?.includes(name) && !hidden?.includes(name))];
  return arranged(free, { locked, own: shown !== null });
}

/** Adds a widget at the end, or takes it away. Refuses as a conflict what stands there for everybody; `move` too. */
export function show(viewer: Viewer, name: WidgetName, shown: boolean): Promise<Arrangement> {
  return change(viewer, name, (names) => {
    const others = names.filter((one) => one !== name);
    if (!shown) return others;
    return names.includes(name) ? names : [...names, name];
  });
}

/** Moves a widget one place up or down; at the edge it stays. */
export function move(viewer: Viewer, name: WidgetName, by: -1 | 1): Promise<Arrangement> {
  return change(viewer, name, (names) => {
    const from = names.indexOf(name);
    const to = from + by;
    if (from < 0 || to < 0 || to >= names.length) return names;
    return names.with(from, names[to]!).with(to, name);
  });
}

/** Forgets what the person has arranged. */
export async function reset(viewer: Viewer): Promise<Arrangement> {
  await db().delete(widgetArrangements).where(eq(widgetArrangements.accountId, viewer.accountId));
  return readArrangement(viewer);
}

type Change = (free: WidgetName[]) => WidgetName[];

async function change(viewer: Viewer, name: WidgetName, to: Change): Promise<Arrangement> {
  const { accountId, groupId } = viewer;
  // Two clicks at once: the second one starts from what the first has left.
  await db().select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("update");
  const { locked, shown: before } = await readArrangement(viewer);
  if (locked.includes(name)) refuse("conflict", "locked");
  const after = arranged(to(before.filter((one) => !locked.includes(one))), { locked, own: true });
  const { shown, hidden } = after;
  const changedAt = now();
  await db()
    .insert(widgetArrangements)
    .values({ accountId, groupId, shown, hidden, changedAt })
    .onConflictDoUpdate({ target: widgetArrangements.accountId, set: { shown, hidden, changedAt } });
  return after;
}

/** A name that an older version of the portal knew is passed over. */
function arranged(free: WidgetName[], { locked, own }: Pick<Arrangement, "locked" | "own">): Arrangement {
  const first = widgetNames.filter((name) => locked.includes(name));
  const names = [...first, ...free.filter((name) => !first.includes(name))];
  return {
    shown: names.filter((name) => widgetNames.includes(name)),
    hidden: widgetNames.filter((name) => !names.includes(name)),
    locked: first,
    own,
  };
}
