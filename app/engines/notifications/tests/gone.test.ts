import { beforeEach, describe, expect, it } from "vitest";
import { agreements } from "#app/access/agreements/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { passwords } from "#app/access/passwords/routes.ts";
import { secondFactor } from "#app/access/second-factor/routes.ts";
import { type NoticeKind, noticeKinds } from "#app/engines/notifications/contract.ts";
import { search } from "#app/engines/search/routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { stories } from "#app/news/stories/routes.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { followings } from "#app/people/followings/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { outbox } from "#platform/events/schema.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { type NewNotice, notifyPeople } from "../server/notifying.ts";
import {
  type About,
  aboutArticle,
  aboutComment,
  aboutDecision,
  aboutGuest,
  aboutPost,
  aboutStory,
  aboutTalk,
  whole,
} from "./told-things.ts";

const world = portalInProcess();

type Row = { who: "anna" | "editor" | "moderator" | "admin"; about: About; right?: true };

const sever = () => world.sever;
const stands =
  (notice: () => Partial<NewNotice>): About =>
  async () => ({ notice: notice(), losses: {} });

const reader = (about: About): Row => ({ who: "anna", about });
const atDesk = (about: About): Row => ({ who: "editor", right: true, about });

/** Whoever makes a kind of notices says here what may become of what it tells of. */
const table: Record<NoticeKind, Row> = {
  comment: reader(aboutComment),
  reply: reader(aboutComment),
  mention: reader(aboutComment),
  "mention-post": reader(aboutPost),
  call: reader(aboutComment),
  "call-post": reader(aboutPost),
  reaction: reader(aboutPost),
  "reaction-comment": reader(aboutComment),
  follower: reader(stands(() => ({ href: href(followings.subscribers), actorId: sever().employee.accountId }))),
  "must-read": reader(aboutPost),
  changed: reader(aboutPost),
  restrained: reader(aboutDecision),
  hidden: reader(aboutDecision),
  deleted: reader(aboutDecision),
  warned: reader(aboutDecision),
  muted: reader(aboutDecision),
  suspended: reader(aboutDecision),
  cleared: reader(aboutDecision),
  approved: reader(aboutDecision),
  rejected: reader(aboutDecision),
  upheld: reader(aboutDecision),
  overturned: reader(aboutDecision),
  "report-kept": reader(stands(() => ({ text: "Вы писали: грубость" }))),
  "report-acted": reader(stands(() => ({ text: "Вы писали: грубость" }))),
  stale: atDesk(aboutArticle((id) => href(newsroom.review, { id }))),
  expired: atDesk(aboutArticle((id) => href(newsroom.edit, { id }))),
  review: atDesk(aboutTalk),
  returned: atDesk(aboutTalk),
  "desk-talk": atDesk(aboutTalk),
  "desk-mention": atDesk(aboutTalk),
  mood: reader(stands(() => ({ href: `${href(mood.own)}#told`, actorId: sever().employee.accountId }))),
  "story-answer": reader(aboutStory),
  "consent-withdrawn": {
    who: "admin",
    right: true,
    about: stands(() => ({
      href: href(agreements.adminProof, { id: sever().agreement, accountId: sever().head.accountId }),
    })),
  },
  "erasure-asked": {
    who: "admin",
    right: true,
    about: stands(() => ({ href: href(ownData.adminErasures), actorId: sever().head.accountId })),
  },
  "data-due": {
    who: "admin",
    right: true,
    about: stands(() => ({
      href: href(peopleDesk.person, { id: sever().head.accountId }),
      subject: "согласие",
      actorId: sever().head.accountId,
    })),
  },
  "erasure-refused": reader(stands(() => ({ text: "Причина", href: href(ownData.erase) }))),
  "second-factor-reset": reader(
    stands(() => ({ text: "Теперь без кода", href: href(secondFactor.own), actorId: world.admin.accountId })),
  ),
  "password-changed": reader(stands(() => ({ text: "Если это не вы", href: href(passwords.own) }))),
  "password-link": reader(
    stands(() => ({ text: "Если не просили", href: href(passwords.own), actorId: world.admin.accountId })),
  ),
  support: reader(stands(() => ({ subject: "Вопрос", href: href(support.ticket, { id: sever().ticket }) }))),
  "own-data": reader(stands(() => ({ href: href(ownData.export) }))),
  found: reader(
    stands(() => ({ subject: "самовар", href: href(search.all, null, { query: "самовар", sort: "new" }) })),
  ),
  "guest-ends": reader(aboutGuest),
  "text-alert": { who: "moderator", right: true, about: aboutPost },
};

const personOf = (who: Row["who"]): Viewer =>
  who === "admin" ? world.admin : { anna: sever().head, editor: sever().editor, moderator: sever().moderator }[who];

beforeEach(forgetSpending);

async function tell(kind: NoticeKind, { who, about }: Row) {
  const viewer = personOf(who);
  const { notice, losses } = await about(kind, sever());
  // What the portal itself tells of these deeds comes first: the notice looked at is the latest.
  await deliverAll();
  const unheard = () => withTenant("*", () => db().$count(outbox));
  await expect.poll(unheard, { interval: 10 }).toBe(0);
  const { accountId, groupId } = viewer;
  const id = newId();
  await apiAs(viewer).notifications.readAll(undefined);
  await whole(() => notifyPeople([{ ...notice, id, kind, accountId, groupId, eventKey: id, createdAt: now() }]));
  const find = async (as = viewer) => {
    const { items } = await apiAs(as).notifications.list({});
    const { count } = await apiAs(as).notifications.unread({});
    const found = items.find((one) => one.id === id);
    expect(count, "what is counted is what is listed").toBe(found ? 1 : 0);
    return found;
  };
  const expectOpen = async (link: string | undefined) => {
    if (!link) return;
    const { answer, url } = await (await world.as(who)).open(link);
    expect([link, answer.status, url.pathname]).toEqual([link, 200, new URL(link, world.origin).pathname]);
  };
  return { viewer, losses, find, expectOpen };
}

describe.each(noticeKinds.map((kind) => [kind, table[kind]] as const))("a notice of the kind %s", (kind, row) => {
  it("leads to a page that opens, and, when its object is gone, to none or to one that says so, or is itself gone", async () => {
    const first = await tell(kind, row);
    const told = await first.find();
    expect(told, "it is told at all").toBeDefined();
    await first.expectOpen(told!.href);
    for (const name of Object.keys(first.losses)) {
      const { losses, find, expectOpen } = await tell(kind, row);
      await losses[name]!();
      await expectOpen((await find())?.href);
    }
  });
});

const ofRight = noticeKinds.filter((kind) => table[kind].right).map((kind) => [kind, table[kind]] as const);

it.each(ofRight)("a notice of the kind %s vanishes with the right to what it leads to", async (kind, row) => {
  const { viewer, find } = await tell(kind, row);
  expect(await find({ ...viewer, isAdmin: false, roles: ["employee"], rights: [] })).toBeUndefined();
});

it("an answer to a story that the newsroom tells vanishes with the right to its desk", async () => {
  const { story: id } = await makeStory(sever().editor);
  const link = href(stories.adminStory, { id });
  const row = atDesk(stands(() => ({ subject: "История", href: link, actorId: sever().head.accountId })));
  const { viewer, find, expectOpen } = await tell("story-answer", row);
  await expectOpen((await find())!.href);
  expect(await find({ ...viewer, rights: [] })).toBeUndefined();
});
