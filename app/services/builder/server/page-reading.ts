import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Season } from "#app/services/catalogue/contract.ts";
import { findOpen, findSeason, runs, services } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { Block, OwnService, PageDraft, ShownPage } from "../contract.ts";
import { missingIn } from "./missing.ts";
import { servicePages, serviceSnapshots } from "./schema.ts";

const inOrder = [asc(servicePages.place), asc(servicePages.id)] as const;

/** A page of a service that is out: the first one, or the one of an alias; nothing where none is. Refuses a service that is not open as not found. */
export async function readShown(
  viewer: Viewer,
  { service, alias }: { service: string; alias?: string | undefined },
): Promise<ShownPage | null> {
  const known = await findOpen(viewer, service);
  if (!known) refuse("not-found");
  return known.status === "live" || known.status === "beta" ? shownOf(known.id, alias) : null;
}

/** The page of a season. Refuses as not found where the company has none now; the comics stay whatever is hidden. */
export async function readSeason(viewer: Viewer, { name }: { name: Season }) {
  const known = await findSeason(viewer, name);
  if (!known) refuse("not-found");
  return { title: known.title, status: known.status, page: known.status === "off" ? null : await shownOf(known.id) };
}

async function shownOf(service: string, alias?: string): Promise<ShownPage | null> {
  const rows = await db()
    .select({
      alias: servicePages.alias,
      title: serviceSnapshots.title,
      blocks: serviceSnapshots.blocks,
    })
    .from(servicePages)
    .innerJoin(
      serviceSnapshots,
      and(eq(serviceSnapshots.pageId, servicePages.id), eq(serviceSnapshots.number, servicePages.published)),
    )
    .where(and(eq(servicePages.serviceId, service), isNull(servicePages.deletedAt), isNotNull(servicePages.published)))
    .orderBy(...inOrder);
  const row = alias ? rows.find((one) => one.alias === alias) : rows[0];
  if (!row) return alias ? refuse("not-found") : null;
  const pages = rows.map((one) => ({ alias: one.alias, title: one.title }));
  return { service, ...row, pictures: await picturesOf(row.blocks), pages };
}

async function picturesOf(blocks: Block[]): Promise<ShownPage["pictures"]> {
  const ids = blocks.flatMap((block) => (block.kind === "image" && block.picture ? [block.picture] : []));
  if (!ids.length) return [];
  const rows = await db()
    .select({ id: files.id, width: files.width, height: files.height, blur: files.blur })
    .from(files)
    // What only some may open is no picture of a page, whatever id somebody has written.
    .where(and(inArray(files.id, ids), isNull(files.audience)));
  return rows.flatMap(({ id, width, height, blur }) =>
    width && height ? [{ id, src: fileUrl(id, 960), width, height, alt: "", ...(blur && { blur }) }] : [],
  );
}

/** The services with pages that a person answers for, each with its pages. */
export async function readOwnPages(viewer: Viewer): Promise<{ items: OwnService[] }> {
  const rows = await db()
    .select({ id: services.id, title: services.title, page: servicePages })
    .from(services)
    .leftJoin(servicePages, and(eq(servicePages.serviceId, services.id), isNull(servicePages.deletedAt)))
    .where(
      and(eq(services.groupId, viewer.groupId), isNull(services.deletedAt), eq(services.kind, "page"), runs(viewer)),
    )
    .orderBy(asc(services.title), asc(services.id), ...inOrder)
    .limit(500);
  const items = new Map<string, OwnService>();
  for (const { id, title, page } of rows) {
    const own = items.get(id) ?? { id, title, pages: [] };
    items.set(id, own);
    if (page) own.pages.push({ id: page.id, title: page.title, alias: page.alias, published: page.published });
  }
  return { items: [...items.values()] };
}

/** A page as it is being made, with what it lacks and the versions that were out. Refuses whoever does not answer for it as not found. */
export async function readDraft(viewer: Viewer, { id }: { id: string }): Promise<PageDraft> {
  const [row] = await db()
    .select({
      page: servicePages,
      serviceTitle: services.title,
      changedBy: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(servicePages)
    .innerJoin(services, eq(services.id, servicePages.serviceId))
    .innerJoin(accounts, eq(accounts.id, servicePages.changedBy))
    .where(isOwnPage(viewer, id));
  if (!row) refuse("not-found");
  const { page, serviceTitle, changedBy } = row;
  const snapshots = await db()
    .select({
      id: serviceSnapshots.id,
      number: serviceSnapshots.number,
      createdAt: serviceSnapshots.createdAt,
      by: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(serviceSnapshots)
    .innerJoin(accounts, eq(accounts.id, serviceSnapshots.publishedBy))
    .where(eq(serviceSnapshots.pageId, id))
    .orderBy(desc(serviceSnapshots.number))
    .limit(20);
  return {
    id,
    service: page.serviceId,
    serviceTitle,
    title: page.title,
    alias: page.alias,
    revision: page.revision,
    blocks: page.blocks,
    pictures: await picturesOf(page.blocks),
    published: page.published,
    changedBy,
    changed: page.publishedRevision !== page.revision,
    changedAt: page.changedAt.toISOString(),
    problems: missingIn(page.blocks),
    snapshots: snapshots.map(({ createdAt, ...one }) => ({ ...one, at: createdAt.toISOString() })),
  };
}

/** The condition «this page, of a service that the viewer answers for»; services stand beside it in the query. */
export const isOwnPage = (viewer: Viewer, id: string) =>
  and(
    eq(servicePages.id, id),
    isNull(servicePages.deletedAt),
    eq(services.groupId, viewer.groupId),
    isNull(services.deletedAt),
    runs(viewer),
  );
