import { asc } from "drizzle-orm";
import { agreementAcceptances, agreementVersions } from "#app/access/agreements/server/schema.ts";
import { erasureRequests } from "#app/access/own-data/server/schema.ts";
import {
  comments,
  publicationReads,
  publicationRevisions,
  publications,
  reactions,
  readingMarks,
} from "#app/engines/content/server/schema.ts";
import { drafts } from "#app/engines/drafts/server/schema.ts";
import { hashtagSubscriptions } from "#app/engines/hashtags/server/schema.ts";
import { makePlace } from "#app/engines/membership/server/index.ts";
import { pollChoices, pollOptions, polls, pollVoters } from "#app/engines/polls/server/schema.ts";
import { recentQueries, savedQueries } from "#app/engines/search/server/index.ts";
import { feedPlaces, feedTokens, hiddenAuthors, hiddenRubrics, subscriptions } from "#app/feed/feed/server/schema.ts";
import { savedPublications } from "#app/feed/saved/server/schema.ts";
import {
  acknowledgements,
  articleAuthors,
  formerAcknowledgements,
  guestArticles,
  pinFolds,
  pins,
  rubricEditors,
  rubricSubscriptions,
  rubrics,
} from "#app/news/news/server/schema.ts";
import { deskRemarks } from "#app/news/newsroom/server/schema.ts";
import { lineDismissals, runningLines } from "#app/news/running-line/server/schema.ts";
import { stories, storyAnswers } from "#app/news/stories/server/schema.ts";
import { analyticsEvents } from "#app/office/analytics/server/schema.ts";
import { claimHolders, claimRules, scimGroups } from "#app/office/scim/server/schema.ts";
import { absences } from "#app/people/absences/server/index.ts";
import { formerAliases } from "#app/people/account/server/schema.ts";
import { widgetArrangements } from "#app/portal/widgets/server/schema.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { moods } from "#app/wellbeing/mood/server/schema.ts";
import { audit, sessions } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { identityAccount, identitySecondFactor } from "#platform/identity/schema.ts";
import { grants, personBlocks, suspensions } from "#platform/people/schema.ts";
import { walkPlan } from "#tests/support/walked-plan.ts";
import { sitLearnAndBuy } from "./chapters-life.ts";
import { earnAndThank, thinkAndFeel } from "./points-life.ts";
import { askAndAnswer, belong, keepTold, standInDirectories } from "./told-life.ts";
import { helpModerators, standBeforeModerators, writeToSupport } from "./trouble.ts";

/** Stands in one column of what one person has, and nowhere else. */
export type Mark = (place: string) => string;

const text = (words: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
});

/** Where people live: somebody's publication, rubric, announcement and group, without a mark of anybody. */
export async function makePlaces(host: Viewer) {
  const { groupId, accountId: authorId } = host;
  const [publication, rubric, line, group, rule] = [newId(), newId(), newId(), newId(), newId()];
  await withTenant("*", async () => {
    await db()
      .insert(publications)
      .values({
        id: publication,
        groupId,
        authorId,
        kind: "news",
        feed: "work",
        title: "HOST-title",
        body: text("HOST-body"),
        publishedAt: now(),
      });
    await db()
      .insert(rubrics)
      .values({ id: rubric, groupId, title: "Кофе", slug: `kofe-${rubric.slice(-6)}` });
    await db().insert(runningLines).values({
      id: line,
      groupId,
      authorId,
      text: "HOST-line",
      level: "info",
      feed: "work",
      beginsAt: now(),
      endsAt: now(),
    });
    await db().insert(scimGroups).values({ id: group, groupId, displayName: "Склад" });
    await db().insert(claimRules).values({ id: rule, groupId, claim: "groups", value: rule, right: "moderator" });
  });
  const place = await withTenant(groupId, () => makePlace(host, { kind: "guild", title: "Гильдия" }));
  return { publication, rubric, line, group, rule, place };
}
type Places = Awaited<ReturnType<typeof makePlaces>>;

/** Gives a person something of every kind that the portal can keep of one, but files. */
export async function live(person: Viewer, host: Viewer, places: Places, mark: Mark): Promise<void> {
  const { groupId, accountId } = person;
  const own = { groupId, accountId };
  const [authorId, publicationId, rubricId] = [accountId, places.publication, places.rubric];
  const mine = newId();
  await withTenant("*", async () => {
    await db()
      .insert(formerAliases)
      .values({ alias: mark("alias").toLowerCase(), accountId });
    const [login] = await db()
      .insert(identityAccount)
      .values({ username: mark("login"), passwordHash: "SECRET-hash", roles: [], accountId })
      .returning();
    await db()
      .insert(identitySecondFactor)
      .values({ identityId: login!.id, sealed: "SECRET-key", confirmedAt: now(), recoveryHashes: ["SECRET-code"] });
    const expiresAt = new Date(now().getTime() + 3_600_000);
    await db()
      .insert(sessions)
      .values({ idHash: `SECRET-${accountId}`, accountId, roles: [], userAgent: mark("browser"), expiresAt });
    await db()
      .insert(grants)
      .values({ ...own, right: "editor" });
    await belong(own, places.place, host.accountId, mark);
    await askAndAnswer(own, mark);
    await db()
      .insert(suspensions)
      .values({ ...own, authorId: host.accountId, reason: "HOST-reason", endedAt: now() });
    await db()
      .insert(personBlocks)
      .values({ ...own, blockedId: host.accountId });
    await db()
      .insert(audit)
      .values({ accountId, auditGroupId: groupId, deed: "login", result: "ok", address: mark("address") });
    const [version] = await db().select().from(agreementVersions).orderBy(asc(agreementVersions.id)).limit(1);
    const { agreementId, id: versionId, textHash } = version!;
    await db()
      .insert(agreementAcceptances)
      .values({ ...own, agreementId, versionId, textHash, method: "tick", userAgent: mark("agreed") });
    await db()
      .insert(publications)
      .values({
        id: mine,
        groupId,
        authorId,
        kind: "ugc",
        feed: "life",
        title: mark("title"),
        lead: mark("lead"),
        body: text(mark("body")),
        hashtags: [mark("hashtag")],
        publishedAt: now(),
      });
    await db().insert(guestArticles).values({ publicationId: mine, groupId, shownBy: accountId });
    await db()
      .insert(publicationRevisions)
      .values({
        groupId,
        publicationId: mine,
        revision: 1,
        title: mark("was"),
        lead: "",
        body: text("Было"),
        authorId,
      });
    await db()
      .insert(comments)
      .values({ groupId, publicationId, authorId, text: mark("comment") });
    await db().insert(reactions).values({ subjectId: publicationId, accountId, name: "like" });
    await db()
      .insert(drafts)
      .values({ ...own, id: newId(), form: "post", fields: { body: mark("draft") }, savedAt: now() });
    await db()
      .insert(deskRemarks)
      .values({ groupId, publicationId, authorId, text: mark("remark") });
    const story = newId();
    await db()
      .insert(stories)
      .values({ id: story, groupId, authorId, title: mark("story") });
    await db()
      .insert(storyAnswers)
      .values({ storyId: story, groupId, reach: "company", authorId, text: mark("answer") });
    const away = { kind: "sick" as const, fromDay: "2026-11-20", toDay: "2026-11-21", beginsAt: now(), endsAt: now() };
    await db()
      .insert(absences)
      .values({ ...own, ...away, deputyId: host.accountId, note: mark("away") });
    await db().insert(savedPublications).values({ accountId, publicationId });
    const asked = { accountId, query: mark("looked") };
    await db()
      .insert(recentQueries)
      .values({ ...asked, key: mark("looked").toLowerCase(), askedAt: now() });
    await db()
      .insert(savedQueries)
      .values({ accountId, query: mark("looks"), tab: "all", address: `/search?query=${mark("looks")}` });
    await db().insert(publicationReads).values({ accountId, publicationId });
    await db()
      .insert(pins)
      .values({ publicationId, groupId, feed: "work", until: now(), pinnedBy: host.accountId })
      .onConflictDoNothing();
    await db().insert(pinFolds).values({ publicationId, accountId });
    await helpModerators(person, mark);
    const poll = { id: newId(), publicationId: mine, question: mark("question"), many: false, named: true };
    await db()
      .insert(polls)
      .values({ ...poll, shows: "at-end" });
    const option = newId();
    await db()
      .insert(pollOptions)
      .values({ id: option, pollId: poll.id, place: 0, text: mark("option") });
    await db().insert(pollVoters).values({ pollId: poll.id, accountId });
    await db().insert(pollChoices).values({ optionId: option, accountId });
    await db().insert(readingMarks).values({ accountId, until: now() });
    await db().insert(rubricSubscriptions).values({ accountId, rubricId });
    await db().insert(rubricEditors).values({ accountId, rubricId });
    await db().insert(articleAuthors).values({ accountId, publicationId, place: 1 });
    await db().insert(acknowledgements).values({ accountId, publicationId });
    await db().insert(formerAcknowledgements).values({ accountId, publicationId, askedAnewAt: now() });
    await db().insert(subscriptions).values({ accountId, authorId: host.accountId });
    await db().insert(hiddenAuthors).values({ accountId, authorId: host.accountId });
    await db().insert(hiddenRubrics).values({ accountId, rubricId });
    await db()
      .insert(feedTokens)
      .values({ accountId, seed: newId(), tokenHash: `SECRET-${accountId}` });
    await db().insert(feedPlaces).values({ accountId, tab: "work", after: "any", readAt: now() });
    await db()
      .insert(hashtagSubscriptions)
      .values({ accountId, key: mark("follows") });
    await db()
      .insert(moods)
      .values({ ...own, day: "2026-11-20", level: "good", note: mark("note") });
    await keepTold(own, publicationId, mark);
    const visit = { kind: "page", route: "/feed/work", title: mark("visit") } as const;
    await db()
      .insert(analyticsEvents)
      .values({ ...own, ...visit, platform: "desktop", view: "browser", id: newId(), device: newId(), at: now() });
    await db()
      .insert(widgetArrangements)
      .values({ ...own, shown: ["mood"], hidden: [], changedAt: now() });
    await db()
      .insert(erasureRequests)
      .values({ ...own, endedAt: now(), ending: "refused", endedBy: host.accountId, reason: mark("told-why") });
    await db().insert(lineDismissals).values({ lineId: places.line, accountId });
    await earnAndThank(own, host.accountId, mark);
    await thinkAndFeel(own);
    await walkPlan(own, host.accountId, { title: "Первый шаг", evidence: mark("walked") });
    await standInDirectories(own, places.group, mark);
    await db()
      .insert(claimHolders)
      .values({ ...own, ruleId: places.rule });
    await writeToSupport(person, host, mark);
    await standBeforeModerators(person, host, { mine, publicationId }, mark);
  });
  await sitLearnAndBuy(person, host, mark);
}
