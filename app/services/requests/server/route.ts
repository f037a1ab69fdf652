import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { findRun, type KnownService } from "#app/services/catalogue/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { toldPeople } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import type { RequestRoute, routeDraft } from "../contract.ts";
import { openFilesOf } from "./files.ts";
import { requestExecutors, requestForms, requestRoutes, requests } from "./schema.ts";

const nothingAsked: QuestionnaireDocument = {
  sections: [{ id: "fields", title: "", text: "", questions: [] }],
};

/** What is asked now, in its newest version; nothing where nobody has said it yet. */
export async function newestForm(serviceId: string) {
  const [row] = await db()
    .select()
    .from(requestForms)
    .where(eq(requestForms.serviceId, serviceId))
    .orderBy(desc(requestForms.version))
    .limit(1);
  return row;
}

/** Which way the requests of a service go, and whether anybody does them. */
export async function findRoute(serviceId: string) {
  const [row] = await db()
    .select({
      revision: requestRoutes.revision,
      approval: requestRoutes.approval,
      rule: requestRoutes.rule,
      termHours: requestRoutes.termHours,
      hasTeam: sql<boolean>`exists (select from ${requestExecutors} e where e.service_id = ${serviceId})`,
    })
    .from(requestRoutes)
    .where(eq(requestRoutes.serviceId, serviceId));
  return row;
}

/** The way of requests with their fields, for the desk. Refuses what takes no requests as not found. */
export async function readRoute(viewer: Viewer, { service }: { service: string }): Promise<RequestRoute> {
  const known = await demandForm(viewer, service);
  const [route, form] = [await findRoute(service), await newestForm(service)];
  const { rows } = await db().execute<{ executors: RequestRoute["executors"] }>(sql`
    select ${toldPeople(sql`a`, sql`from ${requestExecutors} e join ${accounts} a on a.id = e.account_id where e.service_id = ${service}`)} as executors`);
  return {
    service,
    title: known.title,
    revision: route?.revision ?? 0,
    version: form?.version ?? 0,
    document: form?.document ?? nothingAsked,
    approval: route?.approval ?? "never",
    rule: route?.rule ?? "",
    termHours: route?.termHours ?? null,
    executors: rows[0]!.executors,
  };
}

async function demandForm(viewer: Viewer, service: string): Promise<KnownService> {
  const known = await findRun(viewer, service);
  return known?.kind === "form" ? known : refuse("not-found");
}

type Draft = z.output<typeof routeDraft> & { service: string; revision: number };

/** Writes which way requests go from now on: those that are on their way keep their approver and their term. Who does them now sees all that wait. */
export async function putRoute(
  viewer: Viewer,
  { service, revision, executors, ...said }: Draft,
): Promise<{ id: string }> {
  await demandForm(viewer, service);
  const { accountId, groupId } = viewer;
  const form = await newestForm(service);
  const isKnown = form?.document.sections.some(({ questions }) =>
    questions.some(({ id }) => id === said.rule.split("|")[0]),
  );
  if (said.approval === "when" && !isKnown)
    refuse("invalid", "rule", { fields: { rule: ["Выберите, при каком ответе спрашивать руководителя"] } });
  await takeTurn(viewer, service, revision, said);
  const people = await namedPeople(viewer, executors, { field: "executors" });
  await db().delete(requestExecutors).where(eq(requestExecutors.serviceId, service));
  await db()
    .insert(requestExecutors)
    .values(people.map(({ id }) => ({ serviceId: service, accountId: id, groupId })));
  await openFilesOf(eq(requests.serviceId, service));
  // By their ids: the journal outlives the names of those who are erased.
  const detail = { executors: people.map(({ id }) => id) };
  await recordAudit({ deed: "request-route.put", result: "ok", accountId, groupId, objectId: service, detail });
  return { id: service };
}

type Fields = { service: string; revision: number; document: QuestionnaireDocument };

/** Writes what is asked. What nobody has answered yet is changed where it stands, else another version begins. */
export async function putFields(viewer: Viewer, { service, revision, document }: Fields): Promise<{ id: string }> {
  await demandForm(viewer, service);
  const { accountId, groupId } = viewer;
  await takeTurn(viewer, service, revision, {});
  const form = await newestForm(service);
  const isAnswered = form && (await db().$count(requests, eq(requests.formId, form.id))) > 0;
  if (form && !isAnswered) await db().update(requestForms).set({ document }).where(eq(requestForms.id, form.id));
  else
    await db()
      .insert(requestForms)
      .values({ id: newId(), serviceId: service, groupId, version: (form?.version ?? 0) + 1, document });
  await recordAudit({ deed: "request-fields.put", result: "ok", accountId, groupId, objectId: service });
  return { id: service };
}

/** Changes the route of a service, if it is still as its page was drawn: two who write at once do not undo each other. */
async function takeTurn(
  { groupId }: Viewer,
  serviceId: string,
  revision: number,
  said: Partial<typeof requestRoutes.$inferInsert>,
): Promise<void> {
  if (revision === 0) {
    const made = await db()
      .insert(requestRoutes)
      .values({ serviceId, groupId, ...said })
      .onConflictDoNothing()
      .returning({ id: requestRoutes.serviceId });
    if (!made.length) refuse("conflict", "revision");
    return;
  }
  const changed = await db()
    .update(requestRoutes)
    .set({ ...said, revision: revision + 1 })
    .where(and(eq(requestRoutes.serviceId, serviceId), eq(requestRoutes.revision, revision)))
    .returning({ id: requestRoutes.serviceId });
  if (!changed.length) refuse("conflict", "revision");
}
