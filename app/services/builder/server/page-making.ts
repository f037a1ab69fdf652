import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { findRun, services } from "#app/services/catalogue/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { type Block, blocksAtMost, type pageFields, pagesAtMost } from "../contract.ts";
import { missingIn } from "./missing.ts";
import { isOwnPage } from "./page-reading.ts";
import { servicePages, serviceSnapshots } from "./schema.ts";

type Fields = z.output<typeof pageFields>;
type Row = typeof servicePages.$inferSelect;
type At = { id: string; revision: number };

/** Begins a page of a service. Refuses an alias that another one has at its field, and a service that one does not answer for as not found. */
export async function makePage(
  viewer: Viewer,
  { service, ...said }: Fields & { service: string },
): Promise<{ id: string }> {
  const known = await findRun(viewer, service);
  if (known?.kind !== "page") refuse("not-found");
  const isHere = and(eq(servicePages.serviceId, service), isNull(servicePages.deletedAt));
  const count = await db().$count(servicePages, isHere);
  if (count >= pagesAtMost)
    refuse("invalid", "title", { fields: { title: [`У сервиса не больше ${pagesAtMost} страниц`] } });
  await demandAlias(service, said.alias);
  const { accountId: changedBy, groupId } = viewer;
  const id = newId();
  await db()
    .insert(servicePages)
    .values({ id, groupId, serviceId: service, ...said, place: count, changedBy, changedAt: now() });
  return { id };
}

async function demandAlias(service: string, alias: string, id?: string): Promise<void> {
  const isTaken = and(
    eq(servicePages.serviceId, service),
    eq(servicePages.alias, alias),
    isNull(servicePages.deletedAt),
    id ? ne(servicePages.id, id) : undefined,
  );
  if (await db().$count(servicePages, isTaken))
    refuse("invalid", "alias", { fields: { alias: ["У другой страницы такой же адрес"] } });
}

/** Calls a page otherwise; the title that people see changes when it is let out. */
export function renamePage(viewer: Viewer, { id, revision, ...said }: Fields & At): Promise<{ id: string }> {
  return change(viewer, { id, revision }, async ({ serviceId }) => {
    await demandAlias(serviceId, said.alias, id);
    return said;
  });
}

/** Takes a page away: nobody finds it any more. */
export async function removePage(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const page = await hold(viewer, id);
  await db().update(servicePages).set({ deletedAt: now() }).where(eq(servicePages.id, id));
  const { accountId, groupId } = viewer;
  const detail = { name: page.title };
  await recordAudit({ deed: "service-page.removed", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

/** Writes a block where it stands, a new one at the end. */
export function putBlock(viewer: Viewer, { block, ...at }: At & { block: Block }): Promise<{ id: string }> {
  return change(viewer, at, ({ blocks }) => {
    const isThere = blocks.some((one) => one.id === block.id);
    if (!isThere) demandRoom(blocks);
    return { blocks: isThere ? blocks.map((one) => (one.id === block.id ? block : one)) : [...blocks, block] };
  });
}

/** Moves a block a step; at the edge it stays. */
export function moveBlock(
  viewer: Viewer,
  { block, by, ...at }: At & { block: string; by: 1 | -1 },
): Promise<{ id: string }> {
  return change(viewer, at, ({ blocks }) => {
    const from = demandBlock(blocks, block);
    const [one, other] = [blocks[from]!, blocks[from + by]];
    return { blocks: other ? blocks.map((own) => (own === one ? other : own === other ? one : own)) : blocks };
  });
}

/** A copy stands right below, under a key of its own. */
export function copyBlock(viewer: Viewer, { block, ...at }: At & { block: string }): Promise<{ id: string }> {
  return change(viewer, at, ({ blocks }) => {
    const from = demandBlock(blocks, block);
    demandRoom(blocks);
    return { blocks: blocks.toSpliced(from + 1, 0, { ...blocks[from]!, id: freshKey() }) };
  });
}

const freshKey = () => `b-${crypto.randomUUID().slice(0, 8)}`;

/** Takes a block away; the versions that were out keep theirs. */
export function dropBlock(viewer: Viewer, { block, ...at }: At & { block: string }): Promise<{ id: string }> {
  return change(viewer, at, ({ blocks }) => ({ blocks: blocks.toSpliced(demandBlock(blocks, block), 1) }));
}

/** Lets a page out as it stands: people see this very version until the next one. Refuses what is unfinished, block by block. */
export async function publish(viewer: Viewer, { id, revision }: At): Promise<{ id: string; number: number }> {
  const page = await hold(viewer, id, revision);
  // Let out twice as it stands, it is one version.
  if (page.published !== null && page.publishedRevision === revision) return { id, number: page.published };
  const missing = missingIn(page.blocks);
  if (!page.blocks.length) missing.push({ block: "", message: "На странице нет ни одного блока" });
  if (missing.length) refuse("invalid", "blocks", { fields: { "": missing.map(({ message }) => message) } });
  const { accountId: publishedBy, groupId } = viewer;
  const [last] = await db()
    .select({ number: sql<number>`coalesce(max(${serviceSnapshots.number}), 0)::int` })
    .from(serviceSnapshots)
    .where(eq(serviceSnapshots.pageId, id));
  const number = last!.number + 1;
  await db().insert(serviceSnapshots).values({
    id: newId(),
    groupId,
    pageId: id,
    number,
    title: page.title,
    blocks: page.blocks,
    publishedBy,
    createdAt: now(),
  });
  await db()
    .update(servicePages)
    .set({ published: number, publishedRevision: revision })
    .where(eq(servicePages.id, id));
  const detail = { name: page.title, number };
  await recordAudit({
    deed: "service-page.published",
    result: "ok",
    accountId: publishedBy,
    groupId,
    objectId: id,
    detail,
  });
  return { id, number };
}

/** Brings a version that was out back into the draft; what people see stays until the next publishing. */
export function rollBack(viewer: Viewer, { snapshot, ...at }: At & { snapshot: string }): Promise<{ id: string }> {
  return change(viewer, at, async ({ id }) => {
    const [found] = await db()
      .select({ blocks: serviceSnapshots.blocks, title: serviceSnapshots.title })
      .from(serviceSnapshots)
      .where(and(eq(serviceSnapshots.id, snapshot), eq(serviceSnapshots.pageId, id)));
    return found ?? refuse("not-found");
  });
}

function demandBlock(blocks: Block[], block: string): number {
  const at = blocks.findIndex(({ id }) => id === block);
  return at < 0 ? refuse("not-found", "block") : at;
}

function demandRoom(blocks: Block[]): void {
  if (blocks.length >= blocksAtMost)
    refuse("invalid", "blocks", { fields: { "": [`На странице не больше ${blocksAtMost} блоков`] } });
}

type Change = Partial<Pick<Row, "title" | "alias" | "blocks">>;

/** Changes the draft, if it is still as its page was drawn: what another one has written meanwhile is never written over. */
async function change(
  viewer: Viewer,
  { id, revision }: At,
  to: (page: Row) => Change | Promise<Change>,
): Promise<{ id: string }> {
  const page = await hold(viewer, id, revision);
  const set = await to(page);
  await db()
    .update(servicePages)
    .set({ ...set, revision: page.revision + 1, changedBy: viewer.accountId, changedAt: now() })
    .where(eq(servicePages.id, id));
  return { id };
}

async function hold(viewer: Viewer, id: string, revision?: number): Promise<Row> {
  const [row] = await db()
    .select({ page: servicePages })
    .from(servicePages)
    .innerJoin(services, eq(services.id, servicePages.serviceId))
    .where(isOwnPage(viewer, id))
    .for("update", { of: servicePages });
  if (!row) refuse("not-found");
  if (revision !== undefined && row.page.revision !== revision) refuse("conflict", "revision");
  return row.page;
}
