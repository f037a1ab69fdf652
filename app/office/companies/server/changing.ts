import type { InferContractRouterInputs } from "@orpc/contract";
import { and, eq, ne } from "drizzle-orm";
import type { companiesContract } from "#app/office/companies/contract.ts";
import { forgetMe } from "#app/people/account/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

type Draft = InferContractRouterInputs<typeof companiesContract>["change"];
type Group = typeof groups.$inferSelect;

const shown = { portal: null, yes: true, no: false };

/**
 * Changes the administrator's own company: its name, its alias, its logos, whether it shows services, whether
 * employees make stories, whether its administrators must sign in with two steps. Refuses another
 * company as not found, an alias that is taken at its field, a logo that is no picture at its own.
 */
export async function changeCompany(viewer: Viewer, draft: Draft): Promise<{ id: string }> {
  const { id, name, alias, showServices, employeeStories, adminSecondFactor } = draft;
  const isOwn = and(eq(groups.id, id), eq(groups.id, viewer.groupId));
  const [before] = await db().select().from(groups).where(isOwn).for("update");
  if (!before) refuse("not-found");
  const [namesake] = await db()
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.alias, alias), ne(groups.id, id)));
  if (namesake) refuse("invalid", "alias", { fields: { alias: ["Этот алиас занят"] } });
  const after = {
    name,
    alias,
    showServices: shown[showServices],
    employeeStories,
    adminSecondFactor,
    rectangleLogoId: await logoOf(viewer, "rectangle", draft, before.rectangleLogoId),
    squareLogoId: await logoOf(viewer, "square", draft, before.squareLogoId),
  };
  await db().update(groups).set(after).where(isOwn);
  await tell(viewer, before, after);
  afterCommit(() => {
    forgetMe(viewer);
    return forgetViewers();
  });
  return { id };
}

async function logoOf(viewer: Viewer, field: "rectangle" | "square", draft: Draft, before: string | null) {
  const file = draft[field];
  if (file && file.size > 0)
    return (await storeUpload(file, { viewer, reach: "company", accept: "image", square: field === "square", field }))
      .id;
  return draft[field === "square" ? "dropSquare" : "dropRectangle"] ? null : before;
}

const words: Partial<Record<keyof Group, string>> = {
  name: "название",
  alias: "алиас",
  showServices: "сервисы",
  employeeStories: "истории сотрудников",
  adminSecondFactor: "двухшаговый вход администраторов",
  rectangleLogoId: "прямоугольный логотип",
  squareLogoId: "квадратный логотип",
};

async function tell({ accountId, groupId }: Viewer, before: Group, after: Partial<Group>): Promise<void> {
  const names = Object.keys(words) as (keyof Group)[];
  const changed = names.filter((name) => before[name] !== after[name]).map((name) => words[name]);
  if (!changed.length) return;
  const detail = { changed, ...(before.alias !== after.alias && { before: before.alias }) };
  await recordAudit({ deed: "company.changed", result: "ok", accountId, groupId, objectId: groupId, detail });
}
