import { eq } from "drizzle-orm";
import { guests } from "#app/access/guests/routes.ts";
import { comments, publications, urlOf } from "#app/engines/content/server/index.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { moderationCases, moderationDecisions } from "#app/engines/moderation/server/index.ts";
import type { NewNotice } from "#app/engines/notifications/server/index.ts";
import { deskTalk } from "#app/news/newsroom/desk-routes.ts";
import { ownStories } from "#app/news/stories/routes.ts";
import { stories as storyRows } from "#app/news/stories/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { accounts } from "#platform/people/schema.ts";
import { letEveryoneTell, makeStory } from "./announcements.ts";
import { apiAs } from "./api.ts";

import { makePerson } from "./people.ts";
import { articleOf, type CompanyFixture, type TwoCompanies } from "./two-companies.ts";

/** A notice about something, and the ways in which its reader loses that: a deed, or who they are afterwards. */
export type Told = {
  notice: Partial<NewNotice>;
  losses: Record<string, () => Promise<unknown>>;
};
export type About = (kind: string, world: TwoCompanies) => Promise<Told>;

/** Who hears of a kind of notices, of what, and whether only while they have the right to the desk that it leads to. */
export type NoticeTest = { who: "anna" | "editor" | "moderator" | "admin"; about: About; right?: true };

export const reader = (about: About): NoticeTest => ({ who: "anna", about });
export const atDesk = (about: About): NoticeTest => ({ who: "editor", right: true, about });
export const atOffice = (about: About): NoticeTest => ({ who: "admin", right: true, about });

/** What a notice tells of that nothing can happen to. */
export const stands =
  (notice: (world: TwoCompanies) => Partial<NewNotice>): About =>
  async (_, world) => ({ notice: notice(world), losses: {} });

export const whole = <T>(deed: () => Promise<T>) => withTenant("*", deed);

async function post(author: Viewer) {
  const { id } = await apiAs(author).content.create({
    title: "О складе",
    body: "Слова",
    feed: "work",
    reach: "company",
  });
  return id;
}

const remove = (id: string) =>
  whole(() => db().update(publications).set({ deletedAt: now() }).where(eq(publications.id, id)));
const closeTo = (id: string, { moderator }: CompanyFixture) =>
  whole(() =>
    db()
      .update(publications)
      .set({ audience: [`person:${moderator.accountId}`] })
      .where(eq(publications.id, id)),
  );

export const aboutPost: About = async (kind, { sever }) => {
  const publicationId = await post(kind === "reaction" ? sever.head : sever.employee);
  if (kind === "reaction")
    await apiAs(sever.employee).content.react({ subject: "publication", id: publicationId, name: "like" });
  return {
    notice: { publicationId, actorId: sever.employee.accountId },
    losses: { deleted: () => remove(publicationId), "closed to its reader": () => closeTo(publicationId, sever) },
  };
};

export const aboutComment: About = async (kind, { sever }) => {
  const publicationId = await post(sever.employee);
  const author = kind === "reaction-comment" ? sever.head : sever.employee;
  const { id: commentId } = await apiAs(author).content.comment({ id: publicationId, text: "Слова" });
  if (kind === "reaction-comment")
    await apiAs(sever.employee).content.react({ subject: "comment", id: commentId, name: "like" });
  return {
    notice: { publicationId, commentId, actorId: sever.employee.accountId },
    losses: {
      deleted: () => apiAs(author).content.removeComment({ id: commentId }),
      hidden: () => whole(() => db().update(comments).set({ hiddenAt: now() }).where(eq(comments.id, commentId))),
      "under a publication that is gone": () => remove(publicationId),
      "under a publication that is closed to its reader": () => closeTo(publicationId, sever),
    },
  };
};

export const aboutArticle =
  (linkOf: (id: string) => string): About =>
  async (_, { sever }) => {
    const { id } = await apiAs(sever.editor).newsroom.write({ ...articleOf(sever.rubric), step: "publish" });
    return { notice: { subject: "Статья", href: linkOf(id) }, losses: { deleted: () => remove(id) } };
  };
export const aboutTalk = aboutArticle((id) => href(deskTalk.talk, { id }));

export const aboutStory: About = async (_, { sever }) => {
  await letEveryoneTell(sever.head);
  const { story: id } = await makeStory(sever.head);
  const deleted = () => whole(() => db().update(storyRows).set({ deletedAt: now() }).where(eq(storyRows.id, id)));
  return {
    notice: {
      subject: "История",
      href: `${href(ownStories.ownStory, { id })}#answers`,
      actorId: sever.employee.accountId,
    },
    losses: { deleted },
  };
};

/** A decision about the reader's own words, and what may come after it. */
export const aboutDecision: About = async (kind, { sever }) => {
  const objectId = await post(sever.head);
  const { accountId: authorId, groupId } = sever.head;
  const [id, target] = [newId(), "post" as const];
  const found = { cause: "reports" as const, openedAt: now(), closedAt: now() };
  const [{ caseId } = { caseId: id }] = await whole(() =>
    db()
      .insert(moderationCases)
      .values({ id, groupId, authorId, target, objectId, ...found })
      .onConflictDoUpdate({ target: moderationCases.objectId, set: found })
      .returning({ caseId: moderationCases.id }),
  );
  const decide = (name: typeof moderationDecisions.$inferInsert.name, createdAt = now()) =>
    whole(() =>
      db().insert(moderationDecisions).values({ id: newId(), groupId, caseId, name, message: "Так решили", createdAt }),
    );
  await decide(
    kind === "approved" ? "approve" : kind === "rejected" ? "reject" : "hide",
    new Date(now().getTime() - 60_000),
  );
  const purge = async () => {
    await apiAs(sever.head).content.remove({ id: objectId });
    await apiAs(sever.head).trash.purge({ kind: "publication", id: objectId });
  };
  const link = kind === "approved" ? urlOf("ugc", objectId) : href(moderation.verdict, { target, id: objectId });
  return {
    notice: { subject: "О складе", text: "Так решили", href: link },
    losses: {
      deleted: () => apiAs(sever.head).content.remove({ id: objectId }),
      "deleted for good": purge,
      "let out afterwards": () => decide("approve"),
    },
  };
};

/** A guest for whom the reader answers. */
export const aboutGuest: About = async (_, { sever }) => {
  const company = { id: sever.id, alias: "sever", name: sever.name };
  const whose = { sponsorId: sever.head.accountId, guestUntil: inDays(3) };
  const { accountId: id } = await makePerson(company, { roles: ["guest"], ...whose });
  const become = (change: Partial<typeof accounts.$inferInsert>) => () =>
    whole(() => db().update(accounts).set(change).where(eq(accounts.id, id)));
  return {
    notice: { subject: "Гость", href: href(guests.guest, { id }) },
    losses: {
      "given to somebody else": become({ sponsorId: sever.employee.accountId }),
      "an employee now": become({ role: "employee", guestUntil: null, sponsorId: null }),
      gone: become({ leftAt: now() }),
    },
  };
};
