import { and, eq, inArray, ne } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { seal } from "#platform/auth/seal.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, newId } from "#platform/db/index.ts";
import { mayCall } from "#platform/http/outgoing.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { NoCalendar } from "./ics-blocks.ts";
import type { ReadCalendar } from "./ics-reading.ts";
import { type Calendar, keepEntries, readWithin } from "./keeping.ts";
import { outsideCalendars, outsideEntries } from "./schema.ts";

const mostCalendars = 10;

/**
 * Adds a calendar by its address; the portal reads it within a minute, and every hour from then on. Refuses at the field an
 * address that the portal does not call: one of the own network, without encryption, or with a name and a password in it.
 */
export async function addAddress(viewer: Viewer, { title, address }: { title: string; address: string }) {
  const trusted = config.outsideCalendars?.inner;
  if (!trusted) refuseAt("address", "Здесь календари по адресу выключены: добавьте файл");
  const said = address.replace(/^webcals?:/i, "https:");
  const url = URL.parse(said);
  if (!url) refuseAt("address", "Это не адрес: он начинается с https:// или webcal://");
  if (!mayCall(said, trusted!))
    refuseAt("address", "По этому адресу портал не пойдёт: нужен https и сервер, открытый из интернета");
  await demandRoom(viewer, "address");
  const source = url!.hostname;
  return insert(viewer, {
    ...{ title: title || source, kind: "address", source, address: seal("calendar", said) },
    ...{ isShown: true, nextAt: now() },
  });
}

/**
 * Reads a calendar out of a file. It is shown once its owner has seen what was read and what was not. Refuses what is no
 * calendar at its field.
 */
export async function addFile(viewer: Viewer, { title, file }: { title: string; file: File }) {
  await demandRoom(viewer, "file");
  const read = await readFile(file, viewer.timeZone);
  if (!read.entries.length && !read.refused.length)
    refuseAt("file", "В этом файле нет событий за последние два месяца и на полтора года вперёд");
  const source = file.name.slice(0, 100);
  const replaced = await findSame(viewer, read);
  const made = await insert(viewer, {
    ...{ title: title || read.name || source.replace(/\.ics$/i, "").slice(0, 60), kind: "file", source },
    ...{ isShown: false, replacesId: replaced?.id ?? null },
  });
  await keepEntries({ ...made, accountId: viewer.accountId, groupId: viewer.groupId }, read);
  return made;
}

async function readFile(file: File, zone: string): Promise<ReadCalendar> {
  try {
    return readWithin(Buffer.from(await file.arrayBuffer()), zone);
  } catch (error) {
    if (!(error instanceof NoCalendar)) throw error;
    return refuseAt("file", "Это не файл календаря или он не весь: сохраните календарь в формате iCalendar (.ics)");
  }
}

/** The calendar of a file in which some of the same events stand already. */
async function findSame({ accountId }: Viewer, { entries }: ReadCalendar): Promise<{ id: string } | undefined> {
  const uids = [...new Set(entries.map(({ uid }) => uid))].slice(0, 1000);
  if (!uids.length) return undefined;
  const isOwnFile = and(eq(outsideCalendars.accountId, accountId), eq(outsideCalendars.kind, "file"));
  const [row] = await db()
    .select({ id: outsideCalendars.id })
    .from(outsideEntries)
    .innerJoin(outsideCalendars, eq(outsideCalendars.id, outsideEntries.calendarId))
    .where(and(isOwnFile, inArray(outsideEntries.uid, uids)))
    .limit(1);
  return row;
}

async function demandRoom({ accountId }: Viewer, field: string): Promise<void> {
  if ((await db().$count(outsideCalendars, eq(outsideCalendars.accountId, accountId))) >= mostCalendars)
    refuseAt(field, "Календарей уже десять: уберите лишний");
}

type New = Pick<Calendar, "title" | "kind" | "source" | "isShown"> &
  Partial<Pick<Calendar, "address" | "nextAt" | "replacesId">>;

async function insert({ accountId, groupId }: Viewer, row: New): Promise<{ id: string }> {
  const id = newId();
  await db()
    .insert(outsideCalendars)
    .values({ ...row, id, accountId, groupId });
  await recordAudit({ deed: "outside-calendar.added", result: "ok", accountId, groupId, objectId: id });
  return { id };
}

const isOwn = ({ accountId }: Viewer, id: string) =>
  and(eq(outsideCalendars.id, id), eq(outsideCalendars.accountId, accountId));

/** The reader's own calendar; another one is not found. */
export async function findOwn(viewer: Viewer, id: string): Promise<Calendar> {
  const [row] = await db().select().from(outsideCalendars).where(isOwn(viewer, id));
  return row ?? refuse("not-found");
}

type Wish = { id: string; title?: string | undefined; shown?: boolean | undefined };

/** Names a calendar, shows it or hides it; shown for the first time, one out of a file takes the place of its former reading. */
export async function putCalendar(viewer: Viewer, { id, title, shown }: Wish): Promise<{ id: string }> {
  const { replacesId, source, isShown } = await findOwn(viewer, id);
  await db()
    .update(outsideCalendars)
    .set({
      isShown: shown ?? isShown,
      ...(title !== undefined && { title: title || source }),
      ...(shown && { replacesId: null }),
    })
    .where(eq(outsideCalendars.id, id));
  if (shown && replacesId && replacesId !== id)
    await db()
      .delete(outsideCalendars)
      .where(and(isOwn(viewer, replacesId), ne(outsideCalendars.id, id)));
  return { id };
}

/** Has a calendar read within a minute. */
export async function askAgain(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const { kind } = await findOwn(viewer, id);
  if (kind === "file") refuse("conflict", "file");
  await db().update(outsideCalendars).set({ nextAt: now() }).where(eq(outsideCalendars.id, id));
  return { id };
}

/** Takes a calendar away with all that stood in it. */
export async function dropCalendar(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  await findOwn(viewer, id);
  await db().delete(outsideCalendars).where(eq(outsideCalendars.id, id));
  const { accountId, groupId } = viewer;
  await recordAudit({ deed: "outside-calendar.dropped", result: "ok", accountId, groupId, objectId: id });
  return { id };
}
