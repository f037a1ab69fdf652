import { eq } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { accountOf, post } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { colleagueOf } from "#tests/support/colleague.ts";
import { makePerson } from "#tests/support/people.ts";
import { about, colleagues, company, desk, everyone, owner } from "#tests/support/sample.ts";
import { type About, reader, whole } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { thanks, thanksReceivers } from "../server/schema.ts";
import { feedWords } from "../server/standing.ts";

const words = "Спасибо, что вышли на смену в субботу";

/** Thanks from one to another, without an event. */
async function freshThanks(from: Viewer, to: Viewer, circle: "public" | "private" = "public"): Promise<string> {
  const id = newId();
  await withTenant("*", async () => {
    await db()
      .insert(thanks)
      .values({ id, groupId: from.groupId, authorId: from.accountId, card: "heart", words, circle, createdAt: now() });
    const own = { id, groupId: from.groupId, authorId: from.accountId, publishedAt: now() };
    if (circle === "public")
      await db()
        .insert(publications)
        .values({ ...own, ...feedWords({ words, value: null }) });
    await db().insert(thanksReceivers).values({ thanksId: id, accountId: to.accountId, groupId: from.groupId });
  });
  return id;
}

const ofHead = ({ sever }: TwoCompanies) => freshThanks(sever.head, sever.employee, "private");

/** A new colleague who answers to the head, who has something to give. */
async function reportOfHead({ sever }: TwoCompanies): Promise<string> {
  const { groupId, accountId } = sever.head;
  const report = await makePerson({ ...sever, alias: "", name: "" });
  await withTenant("*", async () => {
    await db().update(accounts).set({ managerId: accountId }).where(eq(accounts.id, report.accountId));
    const moves = [
      { account: await accountOf(groupId, "issue"), amount: -5 },
      { account: await accountOf(groupId, "thanks", accountId), amount: 5 },
    ];
    await post({ groupId, kind: "allowance", cause: newId(), by: null, moves });
  });
  return report.accountId;
}

/** Thanks that its author may take back. */
const aboutThanks: About = async (_, { sever }) => {
  const id = await freshThanks(sever.editor, sever.head);
  return {
    notice: { subject: words, href: `/thanks/review/${id}`, actorId: sever.editor.accountId },
    losses: {
      "taken back": () => whole(() => db().update(thanks).set({ withdrawnAt: now() }).where(eq(thanks.id, id))),
    },
  };
};

export const tests: AreaTests = {
  addresses: {
    one: ({ sever }) => about("company", "id", sever.gratitude),
  },
  samples: {
    wall: () => everyone({}),
    quota: () => everyone({}),
    review: () => everyone({}),
    one: async (world) => {
      const id = await freshThanks(world.sever.head, world.sever.employee);
      return company({ id }, id);
    },
    to: ({ sever }) => company({ id: sever.employee.accountId }, sever.employee.accountId),
    send: async (world) => {
      await withTenant("*", () => db().delete(thanks).where(eq(thanks.authorId, world.sever.head.accountId)));
      const people = [await colleagueOf(world)];
      return colleagues({ people, card: "heart", words, circle: "public" });
    },
    withdraw: async (world) => {
      const id = await ofHead(world);
      return owner({ id }, id);
    },
    answer: async ({ sever }) => {
      const id = await freshThanks(sever.editor, sever.head, "private");
      return owner({ id, text: "Рада помочь" }, id);
    },
    topUp: async (world) => desk({ to: await colleagueOf(world), amount: 5, words: "Кончились раньше срока" }),
    topUpReport: async (world) => {
      const person = await reportOfHead(world);
      return owner({ person, amount: 5, words: "Кончились раньше срока" }, person);
    },
    reports: () => everyone({}),
    topUps: () => desk({}),
    desk: () => desk({}),
    never: () => desk({}),
    setSettings: () => desk({ perDay: 1000, perPair: 1000, mostPoints: 100 }),
    putValue: () => desk({ title: "Забота" }),
    archiveValue: async ({ admin }) => {
      const { id } = await apiAs(admin).thanks.putValue({ title: "Забота" });
      return { ...desk({ id, archived: true }), id };
    },
  },
  pages: {
    "/thanks": { statements: 7, ask: ({ api }) => [api.thanks.quota({}), api.thanks.wall({})] },
    "/thanks/review": { statements: 2, ask: ({ api }) => [api.thanks.review({ way: "sent" })] },
    "/thanks/review/:id": { statements: 4, ask: ({ api, world }) => [api.thanks.one({ id: world.sever.gratitude })] },
    "/admin/thanks": { statements: 4, ask: ({ admin }) => [admin.thanks.desk({})] },
    "/thanks/top-up": { statements: 2, ask: ({ api }) => [api.thanks.reports({})] },
    "/admin/thanks/top-ups": { statements: 1, ask: ({ admin }) => [admin.thanks.topUps({})] },
    "/admin/thanks/never": { statements: 1, ask: ({ admin }) => [admin.thanks.never({})] },
  },
  notices: {
    thanked: reader(aboutThanks),
    "thanks-answered": reader(aboutThanks),
    "thanks-to-report": reader(aboutThanks),
  },
};
