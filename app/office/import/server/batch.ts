import { inArray } from "drizzle-orm";
import { bringPublication, publications, renewPublication } from "#app/engines/content/server/index.ts";
import { db, newId } from "#platform/db/index.ts";
import { bringAnswers } from "./answers.ts";
import { accountOf } from "./authors.ts";
import { type Draft, draftOf, hashOf } from "./draft.ts";
import { keepFiles } from "./files.ts";
import { findImported, type Imported, renumber } from "./imported.ts";
import type { Plan } from "./importing.ts";
import type { Directory } from "./people.ts";
import { type Leads, noteLeads } from "./relinking.ts";
import { putRubrics } from "./rubrics.ts";
import type { ImportedKind } from "./schema.ts";
import type { Source, SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

export type Made = { kind: ImportedKind; sourceKey: string; objectId: string; hash?: string; revision?: number };

/** The work on some posts at once, inside one transaction. */
export type Batch = {
  source: Source;
  plan: Plan;
  directory: Directory;
  tally: Tally;
  /** Accounts of those who are not with us, by their key: `people` those of this batch, `leavers` those before it. */
  people: Map<string, string>;
  leavers: ReadonlyMap<string, string>;
  made: Made[];
  leads: Leads;
};

/** Brings some posts in, or in a dry run only looks at them. Gives what has been made. */
export async function bringBatch(posts: SourcePost[], batch: Batch): Promise<Made[]> {
  const { groupId } = batch.plan;
  const before = await findImported(
    groupId,
    "publication",
    posts.map(({ key }) => key),
  );
  const here = await findHere([...before.values()].map(({ objectId }) => objectId));
  for (const post of posts) {
    const known = before.get(post.key);
    const hash = hashOf(post);
    const isGone = known && !here.has(known.objectId);
    const id = known ? known.objectId : newId((post.at ?? new Date()).getTime());
    if (!known) {
      const draft = draftOf(post, optionsOf(batch), batch.tally);
      if (!draft) continue;
      batch.tally.add("new");
      noteLeads(post, batch, draft.body);
      await make(post, draft, id, hash, batch);
    } else if (known.hash === hash) batch.tally.add("same");
    else if (!isGone) await renew(post, known, hash, batch);
    else batch.tally.add("changed-here");
    if (known && !isGone) noteLeads(post, batch);
    if (!isGone) await bringAnswers(post, id, batch);
  }
  return batch.made;
}

async function make(post: SourcePost, draft: Draft, id: string, hash: string, batch: Batch): Promise<void> {
  const { kind, feed, groupId, isDry } = batch.plan;
  const author = post.author ?? { name: batch.source.title };
  const authorId = await accountOf(author, batch);
  if (!draft.isPublished && !batch.directory(author).accountId) batch.tally.note("orphan-drafts", draft.title);
  if (isDry) {
    batch.tally.add("pictures", draft.pictures.length);
    batch.tally.add("documents", new Set(draft.documents.values()).size);
    return putRubrics(post, id, batch);
  }
  const kept = await keepFiles(post, draft, authorId, batch);
  const { title, lead, publishedAt, isPublished } = draft;
  await bringPublication({ title, lead, publishedAt, isPublished, ...kept, id, groupId, authorId, kind, feed });
  await putRubrics(post, id, batch);
  batch.made.push({ kind: "publication", sourceKey: post.key, objectId: id, hash });
}

/** What the source has changed since is changed here only if asked for, and only where people have not. */
async function renew(post: SourcePost, known: Imported, hash: string, batch: Batch): Promise<void> {
  const { kind, feed, groupId, isDry, update } = batch.plan;
  batch.tally.note("changed-texts", post.title || post.key);
  if (!update) return batch.tally.add("changed");
  const draft = draftOf(post, optionsOf(batch), batch.tally);
  if (!draft) return;
  if (isDry) return batch.tally.add("renewed");
  const authorId = await accountOf(post.author ?? { name: batch.source.title }, batch);
  const kept = await keepFiles(post, draft, authorId, batch);
  const { title, lead, publishedAt, isPublished } = draft;
  const brought = { title, lead, publishedAt, isPublished, ...kept, id: known.objectId, groupId, authorId, kind, feed };
  const revision = await renewPublication(brought, known.revision);
  if (revision === undefined) return batch.tally.add("changed-here");
  batch.tally.add("renewed");
  await renumber(groupId, post.key, { hash, revision });
}

const optionsOf = ({ plan, source }: Batch) => ({
  kind: plan.kind,
  places: source.places,
  findFile: plan.pictures.find,
});

async function findHere(ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db()
    .select({ id: publications.id, deletedAt: publications.deletedAt })
    .from(publications)
    .where(inArray(publications.id, ids));
  return new Set(rows.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
}
