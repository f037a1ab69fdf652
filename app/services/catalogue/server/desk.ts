import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { toldPerson } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { ServiceSource, ServiceStatus } from "../contract.ts";
import { tileColumns } from "./listing.ts";
import { isHere } from "./policy.ts";
import { serviceCategories, serviceDays, services } from "./schema.ts";

/** All services of the company in their order, with how often each was opened in thirty days. */
export async function readDesk(viewer: Viewer, { after }: { after?: string | undefined }) {
  const rows = await db()
    .select({
      ...tileColumns(viewer),
      place: services.place,
      category: serviceCategories.title,
      owner: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      opens: sql<number>`(select coalesce(sum(d.opens), 0)::int from ${serviceDays} d
        where d.service_id = ${services}.id and d.day > ${now()}::timestamptz::date - 30)`,
      startsAt: services.startsAt,
      endsAt: services.endsAt,
    })
    .from(services)
    .innerJoin(accounts, eq(accounts.id, services.ownerId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(isHere(viewer), beyond([services.place, services.id], after, "asc")))
    .orderBy(asc(services.place), asc(services.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.place, row.id]);
  return {
    items: items.map(({ place: _, startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    next,
  };
}

/** A service as it was written. Refuses another company's as not found. */
export async function readSource(viewer: Viewer, { id }: { id: string }): Promise<ServiceSource> {
  const [row] = await db()
    .select({ service: services, owner: toldPerson() })
    .from(services)
    .innerJoin(accounts, eq(accounts.id, services.ownerId))
    .where(and(eq(services.id, id), isHere(viewer)));
  if (!row) refuse("not-found");
  const { revision, title, summary, description, icon, kind, categoryId, parentId, alias, season } = row.service;
  const { audience, address, status, statusText, startsAt, endsAt, faq } = row.service;
  return {
    id,
    revision,
    title,
    summary,
    description,
    icon,
    kind,
    categoryId,
    parentId,
    alias,
    season,
    audience,
    address,
    status,
    statusText,
    faq,
    owner: row.owner,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** Services that stand by themselves: others may be parts of them. */
export async function readParents(viewer: Viewer) {
  const items = await db()
    .select({ id: services.id, title: services.title })
    .from(services)
    .where(and(isHere(viewer), isNull(services.parentId)))
    .orderBy(asc(services.title))
    .limit(200);
  return { items };
}

type Status = { id: string; status: ServiceStatus; statusText: string };

/** Says in which state a service is, with words for its readers. Refuses another company's as not found. */
export async function setStatus(viewer: Viewer, { id, status, statusText }: Status): Promise<{ id: string }> {
  const [row] = await db()
    .update(services)
    .set({ status, statusText, revision: sql`${services.revision} + 1` })
    .where(and(eq(services.id, id), isHere(viewer)))
    .returning({ title: services.title });
  if (!row) refuse("not-found");
  const { accountId, groupId } = viewer;
  const detail = { name: row.title, status };
  await recordAudit({ deed: "service.status", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

/** Takes a service away with its parts; requests that were made stay with those whom they concern. */
export async function removeService(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const gone = await db()
    .update(services)
    .set({ deletedAt: now() })
    .where(and(sql`${id}::uuid in (${services.id}, ${services.parentId})`, isHere(viewer)))
    .returning({ id: services.id, title: services.title });
  const row = gone.find((one) => one.id === id);
  if (!row) refuse("not-found");
  const { accountId, groupId } = viewer;
  const detail = { name: row.title };
  await recordAudit({ deed: "service.removed", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

/** Moves a service a step among its neighbours; at the edge it stays. */
export async function moveService(viewer: Viewer, { id, by }: { id: string; by: 1 | -1 }): Promise<{ id: string }> {
  const rows = await db()
    .select({ id: services.id })
    .from(services)
    .where(isHere(viewer))
    .orderBy(asc(services.place), asc(services.id))
    .for("update");
  const at = rows.findIndex((one) => one.id === id);
  if (at < 0) refuse("not-found");
  await placeAll(
    "services",
    moved(
      rows.map((one) => one.id),
      at,
      by,
    ),
  );
  return { id };
}

/** A list with one thing a step further; at the edges it stays as it is. */
export function moved(ids: string[], at: number, by: 1 | -1): string[] {
  const [one, other] = [ids[at], ids[at + by]];
  return one && other ? ids.map((id) => (id === one ? other : id === other ? one : id)) : ids;
}

/** Writes the places of all in one statement. */
export async function placeAll(table: "services" | "service_categories", ids: string[]): Promise<void> {
  const rows = table === "services" ? services : serviceCategories;
  await db().execute(sql`
    update ${rows} set place = told.place
    from jsonb_to_recordset(${JSON.stringify(ids.map((id, place) => ({ id, place })))}::jsonb) as told(id uuid, place int)
    where ${rows.id} = told.id`);
}
