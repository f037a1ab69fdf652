import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { publications, removeOwn } from "#app/engines/content/server/index.ts";
import type { BulkOutcome, bulkContract } from "#app/news/newsroom/contract.ts";
import { readEditors } from "#app/news/rubrics/server/index.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db, isId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { Refusal, refuse } from "#platform/refusal.ts";
import { readChoices } from "./article.ts";
import { changeAuthor, changeRubric } from "./handing.ts";
import { isOnDesk } from "./policy.ts";
import { isShut, takeStep } from "./steps.ts";

type Wish = InferContractRouterInputs<typeof bulkContract>["change"];
type Chosen = InferContractRouterOutputs<typeof bulkContract>["chosen"];

/** What an editor has chosen of their desk, and what it may be given to; of what is not there nothing is said. */
export async function readChosen(viewer: Viewer, ids: string): Promise<Chosen> {
  const { rubrics } = await readChoices(viewer);
  const editors = await readEditors(viewer);
  return {
    items: await findChosen(viewer, ids.split(",").filter(isId)),
    rubrics: rubrics.map(({ id, title }) => ({ id, title })),
    editors: editors.map(({ accountId: id, name: title }) => ({ id, title })),
  };
}

function findChosen(viewer: Viewer, ids: string[]): Promise<Chosen["items"]> {
  return db()
    .select({
      id: publications.id,
      title: publications.title,
      state: publications.state,
      author: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      mine: sql<boolean>`${publications.authorId} = ${viewer.accountId}::uuid`,
      shut: mayAs(viewer, "chief-editor") ? sql<boolean>`false` : isShut,
    })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(isOnDesk(viewer), inArray(publications.id, ids)))
    .orderBy(publications.title, publications.id);
}

/**
 * Does one thing to each of many articles, by the same deed and the same rights as for one alone: what is refused stays as
 * it was and is named with the reason, the others are done. Refuses nothing but a deed without its object.
 */
export async function changeChosen(viewer: Viewer, wish: Wish): Promise<BulkOutcome> {
  const deed = deedOf(viewer, wish);
  const ids = [...new Set(wish.ids)];
  const known = await findChosen(viewer, ids);
  const failed: BulkOutcome["failed"] = [];
  for (const id of ids) {
    const title = known.find((one) => one.id === id)?.title ?? "Статья";
    const why = await attempt(() => deed(id));
    if (why) failed.push({ title, why });
  }
  return { done: ids.length - failed.length, failed };
}

function deedOf(viewer: Viewer, { deed, rubric, author }: Wish): (id: string) => Promise<unknown> {
  if (deed === "trash") return (id) => removeOwn(viewer, id);
  if (deed === "rubric") {
    if (!rubric) return refuse("invalid", "rubric", { fields: { rubric: ["Выберите рубрику"] } });
    return (id) => changeRubric(viewer, { id, rubric });
  }
  if (deed === "author") {
    if (!author) return refuse("invalid", "author", { fields: { author: ["Выберите автора"] } });
    return (id) => changeAuthor(viewer, { id, author });
  }
  return (id) => takeStep(viewer, { id, step: deed });
}

/** Tells why it is refused; whatever it had begun is undone, and what the others did stays. */
async function attempt(deed: () => Promise<unknown>): Promise<string | undefined> {
  await db().execute(sql`savepoint one_of_many`);
  try {
    await deed();
    await db().execute(sql`release savepoint one_of_many`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db().execute(sql`rollback to savepoint one_of_many`);
    return reasonOf(error);
  }
}

function reasonOf({ kind, fields }: Refusal): string {
  const words = Object.values(fields ?? {}).flat()[0];
  if (words) return words;
  if (kind === "not-found") return "нет среди тех, что вы можете так изменить";
  return kind === "forbidden" ? "на это нет права" : "сейчас так нельзя";
}
