import { and, asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import { isRunIn } from "#app/engines/progress/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import type { TemplateLine } from "../contract.ts";
import { adaptationRuns, adaptationTemplates, adaptationVersions } from "./schema.ts";

const most = 200;
const columns = {
  version: sql<number>`(select count(*)::int from ${adaptationVersions} v where v.template_id = ${adaptationTemplates.id})`,
  changed: sql<boolean>`${adaptationTemplates.revision} is distinct from ${adaptationTemplates.publishedRevision}`,
};

/** The programmes of the company, those in the archive last. */
export async function readTemplates({ groupId }: Viewer): Promise<{ items: TemplateLine[] }> {
  const walking = sql<number>`(select count(*)::int from ${adaptationRuns} where ${adaptationRuns.templateId} = ${adaptationTemplates.id}
    and ${isRunIn(adaptationRuns.runId, ["planned", "active", "paused"])})`;
  const rows = await db()
    .select({
      ...{ id: adaptationTemplates.id, title: adaptationTemplates.title, document: adaptationTemplates.document },
      ...{ archivedAt: adaptationTemplates.archivedAt, startsSince: adaptationTemplates.startsSince },
      ...{ ...columns, walking },
    })
    .from(adaptationTemplates)
    .where(eq(adaptationTemplates.groupId, groupId))
    .orderBy(sql`${adaptationTemplates.archivedAt} is not null`, asc(adaptationTemplates.title))
    .limit(most);
  return {
    items: rows.map(({ document, archivedAt, startsSince, ...row }) => ({
      ...row,
      ...{ archived: archivedAt !== null, starts: startsSince !== null },
      steps: document.levels.reduce((sum, { steps }) => sum + steps.length, 0),
    })),
  };
}

/** A programme as its desk writes it. */
export async function readTemplate({ groupId }: Viewer, { id }: { id: string }) {
  const nameOf = (column: SQLWrapper) =>
    sql<{
      id: string;
      name: string;
    } | null>`(select json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name)
      from ${accounts} p where p.id = ${column})`;
  const [row] = await db()
    .select({
      ...{ template: adaptationTemplates, ...columns },
      ...{ hr: nameOf(adaptationTemplates.hrId), it: nameOf(adaptationTemplates.itId) },
    })
    .from(adaptationTemplates)
    .where(and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, groupId)));
  if (!row) refuse("not-found");
  const { template, version, changed, hr, it } = row;
  const { revision, title, description, trialDays, audience, document, archivedAt, startsSince } = template;
  return {
    ...{ id, revision, title, description, trialDays, audience, document, version, changed, hr, it },
    ...{ archived: archivedAt !== null, starts: startsSince !== null },
  };
}

type Wish = {
  id?: string | undefined;
  title: string;
  description: string;
  starts: boolean;
  audience: string[] | null;
  hr?: string | undefined;
  it?: string | undefined;
  trialDays: number;
};

/** Writes what a programme is called, whom it begins for and who helps. Refuses at its field a title that another one has. */
export async function putTemplate(viewer: Viewer, { id, starts, hr, it, ...said }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const isTaken = and(
    eq(adaptationTemplates.groupId, groupId),
    sql`lower(${adaptationTemplates.title}) = lower(${said.title})`,
    id ? sql`${adaptationTemplates.id} <> ${id}` : undefined,
  );
  if (await db().$count(adaptationTemplates, isTaken))
    refuse("invalid", "title", { fields: { title: ["Такая программа уже есть"] } });
  const [hrId, itId] = [
    (await namedPerson(viewer, hr, { field: "hr" }))?.id ?? null,
    (await namedPerson(viewer, it, { field: "it" }))?.id ?? null,
  ];
  const since = sql`case when ${starts} then coalesce(${adaptationTemplates.startsSince}, ${now()}::timestamptz) end`;
  if (id) {
    const changed = await db()
      .update(adaptationTemplates)
      .set({ ...said, hrId, itId, startsSince: since })
      .where(and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, groupId)))
      .returning({ id: adaptationTemplates.id });
    if (!changed.length) refuse("not-found");
  }
  const made = id ?? newId();
  const document = { levels: [{ key: newId(), title: "Первые дни", about: "", steps: [] }] };
  if (!id)
    await db()
      .insert(adaptationTemplates)
      .values({
        ...{ id: made, groupId, ...said, hrId, itId, document, createdBy: accountId, createdAt: now() },
        startsSince: starts ? now() : null,
      });
  await keep(viewer, "adaptation.template-put", made, said.title);
  return { id: made };
}

/** Takes a programme away from those who begin, or gives it back; who walks it goes on. */
export async function archiveTemplate(
  viewer: Viewer,
  { id, archived }: { id: string; archived: boolean },
): Promise<{ id: string }> {
  const [row] = await db()
    .update(adaptationTemplates)
    .set({ archivedAt: archived ? now() : null })
    .where(and(eq(adaptationTemplates.id, id), eq(adaptationTemplates.groupId, viewer.groupId)))
    .returning({ title: adaptationTemplates.title });
  if (!row) refuse("not-found");
  await keep(viewer, archived ? "adaptation.archived" : "adaptation.revived", id, row.title);
  return { id };
}

type TemplateDeed = "adaptation.template-put" | "adaptation.archived" | "adaptation.revived" | "adaptation.published";

export function keep({ accountId, groupId }: Viewer, deed: TemplateDeed, objectId: string, name: string) {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail: { name } });
}
