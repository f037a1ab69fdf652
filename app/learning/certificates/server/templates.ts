import { and, asc, eq } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { brokenConstraint, db, newId } from "#platform/db/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { Template, Wording } from "../contract.ts";
import { certificateTemplates } from "./schema.ts";

const templatesAtMost = 50;

/** The words of a certificate of whoever has chosen no others. */
export const usualWording: Wording = {
  heading: "Сертификат",
  text: "Настоящим подтверждается, что курс пройден полностью.",
  signer: "",
  position: "",
};

type Row = typeof certificateTemplates.$inferSelect;

const isOf = (groupId: string, id: string) =>
  and(eq(certificateTemplates.id, id), eq(certificateTemplates.groupId, groupId));

/** What a certificate takes from its template, as it is today. */
export async function wordingOf(groupId: string, id: string | null) {
  const [row] = id ? await db().select().from(certificateTemplates).where(isOf(groupId, id)) : [];
  return row ? { validMonths: row.validMonths, said: { wording: row.wording, renewDays: row.renewDays } } : undefined;
}

const rowsOf = (groupId: string) =>
  db()
    .select()
    .from(certificateTemplates)
    .where(eq(certificateTemplates.groupId, groupId))
    .orderBy(asc(certificateTemplates.title));

const toTemplate = ({ id, title, wording, validMonths, renewDays }: Row): Template => {
  return { id, title, ...wording, validMonths: validMonths ?? undefined, renewDays };
};

/** The templates of a company by their names. */
export async function readTemplates({ groupId }: Viewer): Promise<{ items: Template[] }> {
  const rows = await rowsOf(groupId);
  return { items: rows.map(toTemplate) };
}

/** The same for a choice. */
export const readTemplateNames = async ({ groupId }: Viewer): Promise<{ id: string; title: string }[]> =>
  (await rowsOf(groupId)).map(({ id, title }) => ({ id, title }));

/** A template of the company. Refuses another one as not found. */
export async function findTemplate({ groupId }: Viewer, id: string) {
  const [row] = await db().select().from(certificateTemplates).where(isOf(groupId, id));
  return row ?? refuse("not-found");
}

/** Refuses at the field a template that is not of the company. */
export async function demandTemplate({ groupId }: Viewer, id: string | undefined): Promise<void> {
  if (id && !(await db().$count(certificateTemplates, isOf(groupId, id)))) refuseAt("templateId", "Такого шаблона нет");
}

type Put = Omit<Template, "id"> & { id?: string | undefined };

/** Writes a template, or one more; certificates that are given already keep their words. */
export async function putTemplate(
  viewer: Viewer,
  { id, title, renewDays, validMonths, ...wording }: Put,
): Promise<{ id: string }> {
  const { groupId } = viewer;
  if (id) await findTemplate(viewer, id);
  else if ((await db().$count(certificateTemplates, eq(certificateTemplates.groupId, groupId))) >= templatesAtMost)
    refuseAt("title", `Шаблонов не больше ${templatesAtMost}`);
  const row = { title, renewDays, wording, validMonths: validMonths ?? null };
  const key = id ?? newId();
  try {
    if (id) await db().update(certificateTemplates).set(row).where(eq(certificateTemplates.id, id));
    else
      await db()
        .insert(certificateTemplates)
        .values({ ...row, id: key, groupId, createdAt: now() });
  } catch (error) {
    if (brokenConstraint(error) === "certificate_templates_title")
      refuseAt("title", "Шаблон с таким названием уже есть");
    throw error;
  }
  await tell(viewer, "certificate.template-written", key, title);
  return { id: key };
}

/** Takes a template away. Refuses as a conflict one that a course uses. */
export async function dropTemplate(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const { title } = await findTemplate(viewer, id);
  try {
    await db().delete(certificateTemplates).where(eq(certificateTemplates.id, id));
  } catch (error) {
    const words = "Этот шаблон выбран в курсе: сначала выберите там другой";
    if (brokenConstraint(error)) refuse("conflict", "used", { fields: { "": [words] } });
    throw error;
  }
  await tell(viewer, "certificate.template-removed", id, title);
  return { id };
}

const tell = (
  { groupId, accountId }: Viewer,
  deed: "certificate.template-written" | "certificate.template-removed",
  objectId: string,
  name: string,
) => recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail: { name } });
