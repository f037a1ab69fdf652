import { db } from "#platform/db/index.ts";
import { announce, type PortalEvent } from "#platform/events/index.ts";
import { ringBells } from "./notices.ts";
import { notices } from "./schema.ts";

/** So many people, behind one of them if told. */
export type Part = { count: number; behind: string | undefined };

type Telling<Person> = {
  /** The next of those who are to hear, in the order of their ids. */
  find(part: Part): Promise<Person[]>;
  say(person: Person): typeof notices.$inferInsert;
  /** The kind of event that tells the others. */
  others: string;
};

/** So many people hear of one thing in one transaction; the others in the next. */
const atOnce = 500;

/** Tells people part by part, each once by the notice's key, however many they are: the last one told begins the next part. */
export async function tellInParts<Person extends { accountId: string; groupId: string }>(
  event: PortalEvent,
  { find, say, others }: Telling<Person>,
): Promise<void> {
  const data = (event.data ?? {}) as { behind?: string };
  const people = await find({ count: atOnce, behind: data.behind });
  if (!people.length) return;
  const rows = await db()
    .insert(notices)
    .values(people.map(say))
    .onConflictDoNothing()
    .returning({ accountId: notices.accountId });
  const told = new Set(rows.map(({ accountId }) => accountId));
  await ringBells(people.filter(({ accountId }) => told.has(accountId)));
  if (people.length < atOnce) return;
  await announce({ ...event, kind: others, data: { ...data, behind: people.at(-1)!.accountId } });
}
