import { and, asc, eq } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { ServiceView } from "../contract.ts";
import { tileColumns } from "./listing.ts";
import { isListed, isOpen } from "./policy.ts";
import { serviceCategories, services } from "./schema.ts";

type Wish = { id: string; alias?: string | undefined };

/** A service, or the part of it that an alias names. Refuses what is not for this reader as not found. */
export async function readService(viewer: Viewer, { id, alias }: Wish): Promise<ServiceView> {
  const isIt = alias ? and(eq(services.parentId, id), eq(services.alias, alias)) : eq(services.id, id);
  const [row] = await db()
    .select({ tile: tileColumns(viewer), service: services, owner: authorColumns, category: serviceCategories })
    .from(services)
    .innerJoin(accounts, eq(accounts.id, services.ownerId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(isIt, isOpen(viewer)));
  if (!row) refuse("not-found");
  const { tile, service, owner, category } = row;
  const family = await db()
    .select(tileColumns(viewer))
    .from(services)
    .where(and(eq(services.parentId, service.id), isListed(viewer)))
    .orderBy(asc(services.place), asc(services.id))
    .limit(50);
  const { startsAt, endsAt, statusText, description, address, faq } = service;
  const isOut = (!startsAt || startsAt <= now()) && (!endsAt || endsAt > now());
  return {
    ...tile,
    statusText,
    description,
    address,
    faq,
    owner: toPerson(owner),
    endsAt: endsAt?.toISOString() ?? null,
    category: category && { id: category.id, title: category.title, icon: category.icon },
    parentTitle: service.parentId ? await titleOf(service.parentId) : null,
    subservices: family,
    hidden: !isOut,
    mayEdit: service.ownerId === viewer.accountId || viewer.rights.includes("services"),
  };
}

async function titleOf(id: string): Promise<string | null> {
  const [row] = await db().select({ title: services.title }).from(services).where(eq(services.id, id));
  return row?.title ?? null;
}
