import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "./api.ts";
import { caseOf, freshCase, freshPost } from "./moderated.ts";
import { company, desk, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const ready = { title: "Про доску объявлений", text: "Продают и меняются на доске объявлений." };

const rule = { terms: ["казино"], action: "flag" as const, place: "both" as const, on: false };

/** One sample of every operation of complaints and of the moderators' desk. */
export const moderationSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "moderation.subject": ({ sever }) => company({ target: "post", id: sever.publication }, sever.publication),
  "moderation.report": async ({ sever }) => {
    const { id } = await freshPost(sever);
    return company({ target: "post", id, reason: "spam", text: "Третий раз за неделю" }, id);
  },
  "moderation.verdict": ({ sever }) => owner({ target: "comment", id: sever.comment }, sever.comment),
  "moderation.appeal": async (world) => {
    const id = await warnedComment(world);
    return owner({ target: "comment", id, text: "Это была шутка" }, id);
  },
  "moderation.mend": async (world) => {
    const id = await returnedComment(world);
    return owner({ id, text: "Приду вовремя" }, id);
  },
  "moderation.queue": () => desk({ tab: "open" }),
  "moderation.case": ({ sever }) => desk({ id: sever.case }),
  "moderation.claim": async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator) }),
  "moderation.release": async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator) }),
  "moderation.decide": async ({ sever }) => desk({ id: await freshCase(sever, sever.moderator), decision: "keep" }),
  "moderationFigures.month": () => desk(undefined),
  "cannedReplies.list": () => desk({}),
  "cannedReplies.read": ({ sever }) => desk({ id: sever.cannedReplies }),
  "cannedReplies.add": () => desk(ready),
  "cannedReplies.change": ({ sever }) => desk({ id: sever.cannedReplies, ...ready }),
  "cannedReplies.drop": async ({ sever }) => {
    const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).cannedReplies.add(ready);
    return desk({ id });
  },
  "contentFilters.list": () => desk({}),
  "contentFilters.read": ({ sever }) => desk({ id: sever.contentFilter }),
  "contentFilters.add": () => desk({ kind: "words", ...rule }),
  "contentFilters.change": ({ sever }) => desk({ id: sever.contentFilter, ...rule }),
  "contentFilters.drop": async ({ sever }) => {
    const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).contentFilters.add({
      kind: "words",
      ...rule,
    });
    return desk({ id });
  },
  "contentFilters.attempt": () => desk({ kind: "words", terms: rule.terms, text: "Лучшее казино" }),
  "moderation.rules": () => desk(undefined),
  "moderation.changeRules": () => desk({ holds: [], firstCount: 3 }),
};

const warnedComment = (world: TwoCompanies) => decidedComment(world, { decision: "warn", reason: "insult" });
const returnedComment = (world: TwoCompanies) => decidedComment(world, { decision: "amend" });

type Decision = { decision: "warn" | "amend"; reason?: "insult" };

async function decidedComment({ sever }: TwoCompanies, decision: Decision): Promise<string> {
  const { head, editor, moderator } = sever;
  forgetSpending();
  const { id } = await apiAs(head).content.comment({ id: sever.publication, text: "Приду" });
  await apiAs(editor).moderation.report({ target: "comment", id, reason: "insult" });
  await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), message: "Мягче", ...decision });
  return id;
}
