import { grant } from "#app/engines/ledger/server/index.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { colleagueOf } from "#tests/support/colleague.ts";
import { colleagues, desk, everyone } from "#tests/support/sample.ts";
import { type About, atOffice, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { pointReversals } from "../server/schema.ts";

/** Others than the head have points of their own too. */
const giveAll = ({ admin, sever }: TwoCompanies) =>
  withTenant("*", async () => {
    for (const { accountId: to } of [sever.head, sever.employee, sever.editor, sever.moderator, admin])
      await grant({ groupId: sever.id, kind: "reward", cause: `sample:${newId()}`, by: null, to, amount: 10 });
  });

/** Ten points to a colleague, as a transfer says it. */
const transferOf = async (world: TwoCompanies) => {
  await giveAll(world);
  return colleagues({ to: await colleagueOf(world), amount: 10, words: "За помощь" });
};

/** An operation that the editor has asked to take back. */
const askedOf = ({ sever }: TwoCompanies): Promise<string> =>
  withTenant("*", async () => {
    const { groupId, accountId: to } = sever.head;
    const wish = { groupId, kind: "issue", cause: `sample:${newId()}`, by: null, to, amount: 10 };
    const { id: transactionId } = await grant(wish);
    const asked = { groupId, transactionId, askedBy: sever.editor.accountId, words: "По ошибке" };
    const [row] = await db().insert(pointReversals).values(asked).returning({ id: pointReversals.id });
    return row!.id;
  });

/** Points that have come to the head: nothing takes that away. */
const aboutPoints: About = async (_, { admin, sever }) => {
  const { alias: to } = await apiAs(sever.head).account.me({});
  const { id } = await apiAs(admin).balance.issue({ to, amount: 5, words: "За помощь" });
  return { notice: { subject: "За помощь", actorId: sever.editor.accountId, href: `/balance#${id}` }, losses: {} };
};

/** What another administrator wants to take back, until it is decided. */
const aboutReversal: About = async (_, world) => {
  const id = await askedOf(world);
  const decide = () => apiAs(world.admin).balance.decide({ id, agreed: false });
  const { accountId: actorId } = world.sever.editor;
  return {
    notice: { subject: "По ошибке", actorId, href: `/admin/loyalty/operations#${id}` },
    losses: { decided: decide },
  };
};

export const tests: AreaTests = {
  samples: {
    purses: () => everyone({}),
    statement: () => everyone({}),
    signed: () => everyone({}),
    keys: () => everyone({}),
    rules: () => everyone({}),
    check: async (world) => {
      await giveAll(world);
      return colleagues({ to: await colleagueOf(world), amount: "10" });
    },
    transfer: transferOf,
    desk: () => desk({}),
    operations: () => desk({}),
    setSettings: () => desk({ perDeed: 1000, perDay: 3000, perMonth: 10_000, allowance: 200, leaderAllowance: 400 }),
    putRule: () => desk({ deed: "anniversary", amount: 5, perDay: 1 }),
    issue: async (world) => desk({ to: await colleagueOf(world), amount: 5, words: "За хорошее дело" }),
    putFund: async (world) => desk({ title: "Фонд отдела", owner: await colleagueOf(world), monthly: 100 }),
    reverse: async (world) => {
      const { id } = await apiAs(world.admin).balance.issue({
        to: await colleagueOf(world),
        amount: 5,
        words: "По ошибке",
      });
      return { ...desk({ id, words: "По ошибке" }), id };
    },
    decide: async (world) => {
      const id = await askedOf(world);
      return { ...desk({ id, agreed: true }), id };
    },
    audit: () => desk({}),
    circles: () => desk({}),
    chainTable: () => desk({}),
  },
  pages: {
    "/admin/loyalty/audit": { statements: 6, ask: ({ admin }) => [admin.balance.audit({}), admin.balance.circles({})] },
    "/bonus": {
      statements: 6,
      ask: ({ api }) => [api.balance.purses({}), api.balance.rules({}), api.tasks.list({})],
    },
    "/balance": {
      statements: 8,
      ask: ({ api }) => [api.balance.purses({}), api.balance.statement({}), api.tasks.list({})],
    },
    "/transfer": { statements: 4, ask: ({ api }) => [api.balance.purses({})] },
    "/admin/loyalty": { statements: 4, ask: ({ admin }) => [admin.balance.desk({})] },
    "/admin/loyalty/operations": { statements: 4, ask: ({ admin }) => [admin.balance.operations({})] },
  },
  notices: {
    "points-came": reader(aboutPoints),
    "points-allowance": reader(stands(() => ({ subject: "Кого вы поблагодарите первым?", href: "/thanks" }))),
    "fund-low": reader(stands(() => ({ subject: "Отдел: осталось 40", href: "/bonus" }))),
    "points-reversal": atOffice(aboutReversal),
    "points-end": reader(stands(() => ({ subject: "50 до 01.12.2026", href: "/balance" }))),
  },
};
