import { and, asc, eq } from "drizzle-orm";
import { align, isOwn, isPersonal, publications, waitWith } from "#app/engines/content/server/index.ts";
import { drafts, isOfPost, isOpen } from "#app/engines/drafts/server/index.ts";
import type { PollDraft } from "#app/engines/polls/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { pollOptions, polls, pollVoters } from "./schema.ts";

type Own = { of: "draft" | "post"; id: string };

/** Reads the poll of an own publication or draft as the form that wrote it. Refuses other people's as not found. */
export async function readOwnPoll(viewer: Viewer, own: Own): Promise<{ poll: PollDraft | null; voters: number }> {
  if (!(await findPlace(viewer, own)).length) refuse("not-found");
  const [row] = await db().select().from(polls).where(isAt(own));
  if (!row) return { poll: null, voters: 0 };
  const { question, many, most, changeable, extendable, named, shows, endsAt } = row;
  const options = await db()
    .select({ text: pollOptions.text })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, row.id))
    .orderBy(asc(pollOptions.place));
  const said = { question, many, most, changeable, extendable, named, shows, options: options.map(({ text }) => text) };
  return { poll: { ...said, endsAt: endsAt?.toISOString() ?? null }, voters: await countVoters(row.id) };
}

/**
 * Puts a poll under an own publication or beside its draft, in the place of the one that was there. Its words wait for
 * a moderator where those of the publication would. Refuses as a conflict once somebody has answered: what people have
 * agreed to does not change behind their backs.
 */
export async function putPoll(viewer: Viewer, { of, id, options, endsAt, ...said }: Own & PollDraft) {
  await lockPlace(viewer, { of, id });
  await dropUnanswered({ of, id });
  const ends = endsAt ? new Date(endsAt) : null;
  if (ends && ends <= now()) refuse("invalid", "endsAt", { fields: { endsAt: ["Это время уже прошло"] } });
  if (said.changeable && !said.named)
    refuse("invalid", "changeable", {
      fields: { changeable: ["В анонимном опросе ответ не изменить: портал его не хранит"] },
    });
  const place = of === "draft" ? { draftId: id } : { publicationId: id };
  const pollId = newId();
  await db()
    .insert(polls)
    .values({ id: pollId, ...place, ...said, most: said.many ? said.most : null, endsAt: ends });
  await db()
    .insert(pollOptions)
    .values(options.map((text, at) => ({ id: newId(), pollId, place: at + 1, text })));
  const waits = of === "post" && (await waitWith(viewer, id, [said.question, ...options].join("\n")));
  if (of === "post") await align(id);
  return { id, waits };
}

/** Takes a poll away that nobody has answered. Refuses one with answers as a conflict. */
export async function dropPoll(viewer: Viewer, own: Own): Promise<{ id: string }> {
  await lockPlace(viewer, own);
  await dropUnanswered(own);
  if (own.of === "post") await align(own.id);
  return { id: own.id };
}

async function dropUnanswered(own: Own): Promise<void> {
  const [present] = await db().select({ id: polls.id }).from(polls).where(isAt(own)).for("update");
  if (!present) return;
  if (await countVoters(present.id)) refuse("conflict", "answered");
  await db().delete(polls).where(eq(polls.id, present.id));
}

const isAt = ({ of, id }: Own) => eq(of === "draft" ? polls.draftId : polls.publicationId, id);
const countVoters = (pollId: string) => db().$count(pollVoters, eq(pollVoters.pollId, pollId));

/** Finds an own draft or publication, and holds it until the deed is done. */
async function lockPlace(viewer: Viewer, own: Own): Promise<void> {
  if (!(await findPlace(viewer, own).for("update")).length) refuse("not-found");
}

function findPlace(viewer: Viewer, { of, id }: Own) {
  const isOwnDraft = and(isOpen(viewer), isOfPost(), eq(drafts.id, id));
  const isOwnPost = and(isOwn(viewer), isPersonal(), eq(publications.id, id));
  return of === "draft"
    ? db().select({ id: drafts.id }).from(drafts).where(isOwnDraft).$dynamic()
    : db().select({ id: publications.id }).from(publications).where(isOwnPost).$dynamic();
}
