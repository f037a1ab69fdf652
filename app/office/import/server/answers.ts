import { bringComments, plainText } from "#app/engines/content/server/index.ts";
import type { RichNode } from "#app/rich-text/document.ts";
import { newId } from "#platform/db/index.ts";
import { accountOf } from "./authors.ts";
import type { Batch } from "./batch.ts";
import { findImported } from "./imported.ts";
import { readHtml } from "./rich-text.ts";
import type { SourceComment, SourcePost } from "./source.ts";

type Answer = Parameters<typeof bringComments>[1][number];

/** Brings the comments of a post that have not come before, in two levels: whoever answers an answer joins its thread. */
export async function bringAnswers({ comments }: SourcePost, publicationId: string, batch: Batch): Promise<void> {
  const { plan, tally, made } = batch;
  const byKey = new Map(comments.map((comment) => [comment.key, comment]));
  const before = await findImported(plan.groupId, "comment", [...byKey.keys()]);
  const ids = new Map([...before].map(([key, { objectId }]) => [key, objectId]));
  const answers: Answer[] = [];
  // Threads first: an answer may be dated before what it answers.
  const inOrder = [...byKey.values()].sort((a, b) => Number(startOf(a, byKey) !== a) - Number(startOf(b, byKey) !== b));
  for (const [place, comment] of inOrder.entries()) {
    if (before.has(comment.key)) {
      tally.add("comments-same");
      continue;
    }
    const text = wordsOf(comment.html);
    if (!text) {
      tally.add("empty-comment");
      continue;
    }
    // The list is ordered by id: moment first, then the order in the file.
    const id = newId(comment.at.getTime() + (place % 1000));
    const start = startOf(comment, byKey);
    ids.set(comment.key, id);
    tally.add("comments");
    const authorId = await accountOf(comment.author, batch);
    const parentId = start === comment ? null : (ids.get(start.key) ?? null);
    answers.push({ id, parentId, authorId, text, createdAt: comment.at });
    made.push({ kind: "comment", sourceKey: comment.key, objectId: id });
  }
  if (plan.isDry) return;
  // A thousand at once: a statement has a limit of parameters.
  for (let from = 0; from < answers.length; from += 1000)
    await bringComments(publicationId, answers.slice(from, from + 1000));
}

/** The comment that begins the thread; one whose beginning was left out begins a thread itself. */
function startOf(comment: SourceComment, byKey: Map<string, SourceComment>): SourceComment {
  const passed = new Set<SourceComment>();
  let start = comment;
  for (let next = byKey.get(start.parent ?? ""); next && !passed.has(next); next = byKey.get(start.parent ?? "")) {
    passed.add(start);
    start = next;
  }
  return start;
}

function wordsOf(html: string): string {
  const body = readHtml(html, { linesMatter: true, address: "", takePicture: () => false });
  return plainText({ ...body, content: body.content.map(tellLinks) }).trim();
}

/** A comment is plain text: where a link leads stands beside its words. */
function tellLinks(node: RichNode): RichNode {
  const href = String(node.marks?.find(({ type }) => type === "link")?.attrs?.href ?? "");
  const isTold = !node.text || !href || href.replace(/^mailto:/, "").startsWith(node.text.trim());
  if (!isTold) return { ...node, text: `${node.text} (${href})` };
  return node.content ? { ...node, content: node.content.map(tellLinks) } : node;
}
