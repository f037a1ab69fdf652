import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { stories } from "#app/news/stories/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { outbox } from "#platform/events/schema.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { areaTests } from "#tests/support/area-tests.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { atDesk, type NoticeTest, stands, whole } from "#tests/support/told-things.ts";
import { allKinds } from "../server/families.ts";
import { notifyPeople } from "../server/notifying.ts";

const world = portalInProcess();

const sever = () => world.sever;

/** Whoever makes a kind of notices says in tests/area.ts what may become of what it tells of. */
const table: Record<string, NoticeTest> = Object.assign({}, ...areaTests.map(({ notices }) => notices));

const personOf = (who: NoticeTest["who"]): Viewer =>
  who === "admin" ? world.admin : { anna: sever().head, editor: sever().editor, moderator: sever().moderator }[who];

beforeEach(forgetSpending);

async function tell(kind: string, { who, about }: NoticeTest) {
  const viewer = personOf(who);
  const { notice, losses } = await about(kind, world);
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

it("every kind of notices is tried, and none that is not there", () => {
  expect(Object.keys(table).sort()).toEqual(
    allKinds()
      .map(({ name }) => name)
      .sort(),
  );
});

describe.each(Object.entries(table))("a notice of the kind %s", (kind, row) => {
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

const ofRight = Object.entries(table).filter(([, { right }]) => right);

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
