import { announce, type PortalEvent } from "#platform/events/index.ts";
import { type NewNotice, notifyPeople } from "./notifying.ts";

/** So many people, behind one of them if told. */
export type Part = { count: number; behind: string | undefined };

type Telling<Person> = {
  /** The next of those who are to hear, in the order of their ids. */
  find(part: Part): Promise<Person[]>;
  say(person: Person): NewNotice;
  /** The kind of event that tells the others. */
  others: string;
};

/** So many people hear of one thing in one transaction; the others in the next. */
const atOnce = 500;

/** Tells people part by part, each once by the notice's key, however many they are: the last one told begins the next part. */
export async function notifyInParts<Person extends { accountId: string; groupId: string }>(
  event: PortalEvent,
  { find, say, others }: Telling<Person>,
): Promise<void> {
  const data = (event.data ?? {}) as { behind?: string };
  const people = await find({ count: atOnce, behind: data.behind });
  if (!people.length) return;
  await notifyPeople(people.map(say));
  if (people.length < atOnce) return;
  await announce({ ...event, kind: others, data: { ...data, behind: people.at(-1)!.accountId } });
}
