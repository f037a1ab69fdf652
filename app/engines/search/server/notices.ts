import { findReceiver, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { now } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { findDue, findNews, noteFailure, noteLook, type Watched } from "./watching.ts";

export const searchesNotices: NoticeFamily = {
  name: "searches",
  title: "Сохранённые запросы",
  hint: "Нашлось новое по запросу, за которым вы следите",
  kinds: { found: "Новое по запросу" },
  mail: "digest",
  push: "off",
  mark: "search",
};

/** Looked into once an hour, but for the minutes that a run is early. */
const pause = 50 * 60_000;
/** What is younger may still be on its way into the index. */
const settled = 60_000;
/** So many a run: the others are the first of the next. */
const most = 2000;

/**
 * Tells people what is new for the queries that they watch: one notice a query, told again with the newest when there is
 * more. Each query is looked into and told of in a transaction of its own; one that
 * fails keeps nobody else waiting.
 */
export async function notifyOfFound(): Promise<void> {
  const at = new Date(now().getTime() - settled);
  for (const watched of await withTenant("*", () => findDue(new Date(at.getTime() - pause), most))) {
    try {
      await lookInto(watched, at);
    } catch (error) {
      log.warn("A saved query could not be looked into", { objectId: watched.id, error });
      await withTenant("*", () => noteFailure(watched, at));
    }
  }
}

async function lookInto(watched: Watched, at: Date): Promise<void> {
  const receiver = await withTenant("*", () => findReceiver(watched.accountId));
  await withTenant(receiver?.viewer.groupId ?? "*", async () => {
    await noteLook(watched, at);
    const [first, ...others] = receiver ? await findNews(receiver.viewer, watched, at) : [];
    if (!first || !receiver) return;
    const title = first.title.map(({ text }) => text).join("");
    const { accountId, groupId } = receiver.viewer;
    const latest = { text: others.length ? `${title} и ещё ${others.length}` : title, createdAt: now() };
    const words = { kind: "found" as const, subject: watched.query, href: newestFirst(watched.address), ...latest };
    await notifyPeople([{ groupId, accountId, eventKey: `query/${watched.id}`, ...words }], latest);
  });
}

function newestFirst(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://portal");
  searchParams.set("sort", "new");
  return `${pathname}?${searchParams}`;
}
