import { freshChannel } from "#app/engines/membership/tests/area.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { caseOf, freshCase, freshPost } from "#tests/support/moderated.ts";
import { company, desk, owner } from "#tests/support/sample.ts";
import { aboutDecision, aboutPost, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const warnedComment = (world: TwoCompanies) => decidedComment(world, { decision: "warn", reason: "insult" });

const returnedComment = (world: TwoCompanies) => decidedComment(world, { decision: "amend" });

type Decision = { decision: "warn" | "amend"; reason?: "insult" };

export const tests: AreaTests = {
  samples: {
    subject: ({ sever }) => company({ target: "post", id: sever.publication }, sever.publication),
    report: async ({ sever }) => {
      const { id } = await freshPost(sever);
      return company({ target: "post", id, reason: "spam", text: "Третий раз за неделю" }, id);
    },
    verdict: ({ sever }) => owner({ target: "comment", id: sever.comment }, sever.comment),
    appeal: async (world) => {
      const id = await warnedComment(world);
      return owner({ target: "comment", id, text: "Это была шутка" }, id);
    },
    mend: async (world) => {
      const id = await returnedComment(world);
      return owner({ id, text: "Приду вовремя" }, id);
    },
    queue: () => desk({ tab: "open" }),
    case: ({ sever }) => desk({ id: sever.case }),
    claim: async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator) }),
    release: async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator) }),
    decide: async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator), decision: "keep" }),
    placeQueue: async (world) => {
      const { place } = await placeCase(world);
      return owner({ place }, place);
    },
    placeCase: async (world) => {
      const { place, id } = await placeCase(world);
      return owner({ place, id }, id);
    },
    decideInPlace: async (world) => {
      const { place, id } = await placeCase(world);
      return owner({ place, id, decision: "keep" }, id);
    },
    rules: () => desk(undefined),
    changeRules: () => desk({ holds: [], firstCount: 3 }),
  },
  addresses: {
    report: ({ sever }) => ({
      for: "company",
      id: sever.publication,
      params: { target: "post", id: sever.publication },
    }),
    verdict: ({ sever }) => ({
      for: "owner",
      id: sever.comment,
      params: { target: "comment", id: sever.comment },
    }),
    case: ({ sever }) => ({ params: { id: sever.case } }),
    decision: ({ sever }) => ({ params: { id: sever.case, decision: "hide" } }),
  },
  pages: {
    "a complaint to write": {
      statements: 3,
      ask: ({ api, world }) => [api.moderation.subject({ target: "post", id: world.sever.publication })],
    },
    "the desk of moderators": { statements: 3, ask: ({ moderator }) => [moderator.moderation.queue({ tab: "open" })] },
    "a case": { statements: 10, ask: ({ moderator, world }) => [moderator.moderation.case({ id: world.sever.case })] },
  },
  notices: {
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
  },
};

const moderationFigures: AreaTests = {
  samples: {
    month: () => desk(undefined),
  },
  pages: {
    "the moderators' figures": { statements: 2, ask: ({ moderator }) => [moderator.moderationFigures.month()] },
  },
};

const ready = { title: "Про доску объявлений", text: "Продают и меняются на доске объявлений." };

const cannedReplies: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.cannedReplies }),
    add: () => desk(ready),
    change: ({ sever }) => desk({ id: sever.cannedReplies, ...ready }),
    drop: async ({ sever }) => {
      const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).cannedReplies.add(ready);
      return desk({ id });
    },
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.cannedReplies } }),
  },
  pages: {
    "ready words": { statements: 1, ask: ({ moderator }) => [moderator.cannedReplies.list({})] },
  },
};

const rule = { terms: ["казино"], action: "flag" as const, place: "both" as const, on: false };

const contentFilters: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.contentFilter }),
    add: () => desk({ kind: "words", ...rule }),
    change: ({ sever }) => desk({ id: sever.contentFilter, ...rule }),
    drop: async ({ sever }) => {
      const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).contentFilters.add({
        kind: "words",
        ...rule,
      });
      return desk({ id });
    },
    attempt: () => desk({ kind: "words", terms: rule.terms, text: "Лучшее казино" }),
  },
  addresses: {
    add: () => ({ params: { kind: "words" } }),
    edit: ({ sever }) => ({ params: { id: sever.contentFilter } }),
  },
  pages: {
    "rules about words": { statements: 1, ask: ({ admin }) => [admin.contentFilters.list({})] },
  },
  notices: {
    "text-alert": { who: "moderator", right: true, about: aboutPost },
  },
};

export const testsOf = { cannedReplies, contentFilters, moderationFigures };

/** Somebody has complained of a thread in a channel of the head's. */
async function placeCase(world: TwoCompanies) {
  const { head, employee, editor } = world.sever;
  forgetSpending();
  const { id: place } = await freshChannel(world);
  const { id } = await apiAs(employee).channels.write({ id: place, title: `Продаю гараж ${place}` });
  await apiAs(editor).moderation.report({ target: "post", id, reason: "spam" });
  return { place, id: (await apiAs(head).moderation.placeQueue({ place })).items[0]!.id };
}

async function decidedComment({ sever }: TwoCompanies, decision: Decision): Promise<string> {
  const { head, editor, moderator } = sever;
  forgetSpending();
  const { id } = await apiAs(head).content.comment({ id: sever.publication, text: "Приду" });
  await apiAs(editor).moderation.report({ target: "comment", id, reason: "insult" });
  await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), message: "Мягче", ...decision });
  return id;
}
