import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { type ServiceDraft, seasons } from "../contract.ts";
import { isHere } from "./policy.ts";
import { serviceCategories, services } from "./schema.ts";

const wrong = (field: string, message: string) => refuse("invalid", field, { fields: { [field]: [message] } });

/** Adds a service at the end of the catalogue. Refuses at its field what does not fit: an address that is taken, an owner who is not there. */
export async function makeService(viewer: Viewer, draft: ServiceDraft): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const id = newId();
  const row = await rowOf(viewer, id, draft);
  const [last] = await db()
    .select({ place: sql<number>`coalesce(max(${services.place}), 0)::int` })
    .from(services)
    .where(eq(services.groupId, groupId));
  await db()
    .insert(services)
    .values({ id, groupId, ...row, place: last!.place + 1 });
  const detail = { name: draft.title };
  await recordAudit({ deed: "service.made", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

type Change = ServiceDraft & { id: string; revision: number };

/** Changes a service, if it is still as its form was drawn. Refuses another company's as not found. */
export async function changeService(viewer: Viewer, { id, revision, ...draft }: Change): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const [before] = await db()
    .select({ revision: services.revision, kind: services.kind })
    .from(services)
    .where(and(eq(services.id, id), isHere(viewer)))
    .for("update");
  if (!before) refuse("not-found");
  if (before.revision !== revision) refuse("conflict", "revision");
  const row = await rowOf(viewer, id, draft);
  await db()
    .update(services)
    .set({ ...row, revision: revision + 1 })
    .where(eq(services.id, id));
  const detail = { name: draft.title };
  await recordAudit({ deed: "service.changed", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

async function rowOf(viewer: Viewer, id: string, { owner, startsAt, endsAt, ...draft }: ServiceDraft) {
  const found = await namedPerson(viewer, owner, { field: "owner" });
  if (!found) wrong("owner", "Назовите, кто отвечает за сервис");
  const { parentId, alias, season, categoryId } = draft;
  if (parentId) await demandParent(viewer, id, parentId, alias);
  if (season && (await isTaken(viewer, id, eq(services.season, season))))
    wrong("season", seasons.indexOf(season) === 0 ? "Новогодняя страница уже есть" : "Страница комикса уже есть");
  if (categoryId) {
    const isKnown = and(eq(serviceCategories.id, categoryId), eq(serviceCategories.groupId, viewer.groupId));
    if (!(await db().$count(serviceCategories, isKnown))) wrong("categoryId", "Такой категории нет");
  }
  return {
    ...draft,
    alias: parentId ? alias : null,
    ownerId: found!.id,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  };
}

async function demandParent(viewer: Viewer, id: string, parentId: string, alias: string | null): Promise<void> {
  const isWhole = and(eq(services.id, parentId), isHere(viewer), isNull(services.parentId), ne(services.id, id));
  if (!(await db().$count(services, isWhole))) wrong("parentId", "Выберите другой сервис");
  if (await db().$count(services, and(eq(services.parentId, id), isHere(viewer))))
    wrong("parentId", "У этого сервиса есть свои части");
  if (await isTaken(viewer, id, and(eq(services.parentId, parentId), eq(services.alias, alias ?? ""))))
    wrong("alias", "Такой адрес уже занят");
}

async function isTaken(viewer: Viewer, id: string, isSame: Parameters<typeof and>[0]): Promise<boolean> {
  return (await db().$count(services, and(isHere(viewer), ne(services.id, id), isSame))) > 0;
}
