import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as content from "#app/engines/content/server/index.ts";
import { excerptOf, readMarkdown } from "#app/engines/content/server/index.ts";
import type { DecisionName, Reason, Target } from "#app/engines/moderation/contract.ts";
import { moderation as routes } from "#app/engines/moderation/routes.ts";
import * as moderation from "#app/engines/moderation/server/index.ts";
import { cannedReplies, contentFilters } from "#app/engines/moderation/server/index.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import { grants } from "#platform/people/schema.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { answers, type Complaint, complaints, fewer, ready, rules } from "./words/complaints.ts";
import type { World } from "./world.ts";

const hour = 3_600_000;

type Scene = { random: Random; world: World; groupId: string; people: Person[]; desk: [Person, Person] };
type Place = { id: string; kind: string; reach: "company" | "portal"; authorId: string };

/** Gives every company two moderators and a desk that is alive; the largest has complaints of every kind. Tells who moderates there. */
export async function seedModeration(random: Random, world: World): Promise<Person> {
  const moderators: Person[] = [];
  for (const [at, { id: groupId, key }] of world.companies.entries()) {
    const own = random.fork(`moderation/${key}`);
    const yearAgo = world.today.getTime() - 365 * 24 * hour;
    const old = world.colleagues.get(groupId)!.filter(({ createdAt }) => createdAt.getTime() < yearAgo);
    const people = own.some(
      old.filter(({ alias }) => !["anna", "ivan", "olga", "admin"].includes(alias)),
      24,
    );
    const desk = [people.pop()!, people.pop()!] as [Person, Person];
    moderators.push(desk[0]);
    await insertRows(
      grants,
      desk.map(({ id: accountId }) => ({ groupId, accountId, right: "moderator" as const })),
    );
    await insertRows(
      cannedReplies,
      ready.map((words) => ({ id: demoId(own, world.today), groupId, ...words, changedBy: desk[0].id })),
    );
    const sought = rules.map((rule) => ({ id: demoId(own, world.today), groupId, ...rule, changedBy: desk[0].id }));
    if (at === 0) await insertRows(contentFilters, sought);
    const scene: Scene = { random: own, world, groupId, people, desk };
    const places = await recent(groupId, world.today);
    for (const [number, complaint] of complaints.slice(0, at === 0 ? undefined : fewer).entries())
      await play(scene, complaint, places[number % places.length]!, number);
  }
  return moderators[0]!;
}

/** The latest publications that people have had a day to read. */
async function recent(groupId: string, today: Date): Promise<Place[]> {
  const { id, kind, reach, authorId, publishedAt, deletedAt } = content.publications;
  return db()
    .select({ id, kind, reach, authorId })
    .from(content.publications)
    .where(
      and(
        eq(content.publications.groupId, groupId),
        isNull(deletedAt),
        sql`${publishedAt} < ${new Date(today.getTime() - 240 * hour)}`,
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(complaints.length);
}

async function play(scene: Scene, complaint: Complaint, place: Place, number: number): Promise<void> {
  const { random, world, groupId, people, desk } = scene;
  const own = random.fork(`case/${number}`);
  const openedAt = new Date(world.today.getTime() - complaint.hoursAgo * hour);
  const crowd = own.some(
    people.filter(({ id }) => id !== place.authorId),
    8,
  );
  const author = complaint.byIvan ? world.people.find(({ alias }) => alias === "ivan")! : crowd.pop()!;
  const object = await say(scene, complaint, place, author, openedAt);
  const caseId = demoId(own, openedAt);
  const decided = complaint.decision && (await decide(scene, complaint, { caseId, random: own, openedAt }));
  const isOpen = !decided || complaint.decision!.name === "restrain" || (complaint.appeal && !decided.answerId);
  await insertRows(moderation.moderationCases, [
    {
      id: caseId,
      groupId,
      ...object,
      cause:
        complaint.held || complaint.waits
          ? ("hold" as const)
          : complaint.appeal
            ? ("appeal" as const)
            : ("reports" as const),
      reportCount: isOpen && !complaint.appeal ? complaint.reports.length : 0,
      openedAt: complaint.appeal ? new Date(openedAt.getTime() + 20 * hour) : openedAt,
      closedAt: isOpen ? null : new Date(openedAt.getTime() + (complaint.appeal ? 24 : 1) * hour),
      claimedBy: complaint.claimed ? desk[1].id : null,
      claimedAt: complaint.claimed ? new Date(world.today.getTime() - 4 * 60_000) : null,
      createdAt: openedAt,
    },
  ]);
  await decided?.write();
  await tellAuthor(scene, complaint, { id: demoId(own, openedAt), at: new Date(openedAt.getTime() + hour), ...object });
  await insertRows(
    moderation.moderationReports,
    complaint.reports.map(([reason, text]: [Reason, string], at) => ({
      id: demoId(own, openedAt),
      groupId,
      caseId,
      reporterId: crowd[at]!.id,
      reason,
      text,
      decisionId: decided && complaint.decision!.name !== "restrain" ? decided.id : null,
      createdAt: new Date(openedAt.getTime() + at * 17 * 60_000),
    })),
  );
}

/** What is complained of: a new comment, a publication that waits, or what a colleague has published. */
async function say(
  { random, groupId }: Scene,
  { comment, waits, held, decision, hoursAgo }: Complaint,
  place: Place,
  author: Person,
  openedAt: Date,
) {
  const at = new Date(openedAt.getTime() - hour);
  if (comment) {
    const id = demoId(random, at);
    const isHidden = waits || decision?.name === "hide" || decision?.name === "restrain";
    const isDeleted = decision?.name === "delete";
    const { reach, id: publicationId } = place;
    const gone = { hiddenAt: isHidden ? openedAt : null, deletedAt: isDeleted ? openedAt : null };
    await insertRows(content.comments, [
      {
        id,
        groupId,
        reach,
        publicationId,
        authorId: author.id,
        text: comment,
        createdAt: at,
        reactionCounts: {},
        pending: waits ? ("waits" as const) : null,
        ...gone,
      },
    ]);
    const { commentCount, id: key } = content.publications;
    if (!isHidden && !isDeleted)
      await db()
        .update(content.publications)
        .set({ commentCount: sql`${commentCount} + 1` })
        .where(eq(key, publicationId));
    return { target: "comment" as const, objectId: id, authorId: author.id };
  }
  if (!held) {
    const target = place.kind === "ugc" ? ("post" as const) : ("article" as const);
    return { target, objectId: place.id, authorId: place.authorId };
  }
  const id = demoId(random, at);
  const body = readMarkdown(held.body);
  await insertRows(content.publications, [
    {
      id,
      groupId,
      reach: "company" as const,
      kind: "ugc" as const,
      feed: "blogs" as const,
      state: "pending" as const,
      authorId: author.id,
      title: held.title,
      lead: "",
      body,
      excerpt: excerptOf(body),
      hashtags: [],
      publishedAt: at,
      revision: hoursAgo > 0 ? 1 : 2,
      commentCount: 0,
      reactionCounts: {},
      createdAt: at,
    },
  ]);
  return { target: "post" as const, objectId: id, authorId: author.id };
}

const told: Partial<Record<DecisionName, string>> = {
  restrain: "restrained",
  hide: "hidden",
  delete: "deleted",
  warn: "warned",
  mute: "muted",
};

type About = { id: string; at: Date; target: Target; objectId: string; authorId: string };

async function tellAuthor(
  { groupId }: Scene,
  { comment = "", decision }: Complaint,
  { id, at, target, objectId, authorId }: About,
): Promise<void> {
  const kind = decision && told[decision.name];
  if (!kind) return;
  const verdict = href(routes.verdict, { target, id: objectId });
  const about = { id, groupId, accountId: authorId, eventKey: `demo/${id}`, kind, createdAt: at };
  await insertRows(notices, [{ ...about, subject: comment.slice(0, 80), text: decision.message, href: verdict }]);
}

/** The decision, the appeal against it and its answer; written once their case is there. */
async function decide(
  { groupId, desk: [first, second] }: Scene,
  { decision, appeal }: Complaint,
  { caseId, random, openedAt }: { caseId: string; random: Random; openedAt: Date },
) {
  const { name, reason, message, days } = decision!;
  const later = (hours: number) => new Date(openedAt.getTime() + hours * hour);
  const id = demoId(random, later(1));
  const answer = appeal ? answers[name] : undefined;
  const answerId = answer ? demoId(random, later(24)) : null;
  const portals = name === "restrain";
  const row = { groupId, caseId, reason: reason ?? null, days: days ?? null };
  return {
    id,
    answerId,
    async write() {
      const own = {
        ...row,
        id,
        name,
        message,
        decidedBy: portals ? null : first.id,
        askedAt: openedAt,
        createdAt: later(1),
      };
      const last = { ...row, id: answerId!, name: "uphold" as const, reason: null, days: null, message: answer ?? "" };
      await insertRows(moderation.moderationDecisions, [
        own,
        ...(answerId ? [{ ...last, decidedBy: second.id, askedAt: later(20), createdAt: later(24) }] : []),
      ]);
      if (appeal)
        await insertRows(moderation.moderationAppeals, [
          { id: demoId(random, later(20)), groupId, decisionId: id, text: appeal, answerId, createdAt: later(20) },
        ]);
    },
  };
}
