import { moderationContract } from "#app/engines/moderation/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readCase } from "./case.ts";
import { claim, release } from "./claims.ts";
import { decide } from "./decisions.ts";
import { readQueue } from "./desk.ts";
import { mend } from "./mending.ts";
import { readSubject, report } from "./reports.ts";
import { changeRules, readRules } from "./rules.ts";
import { appeal, readVerdict } from "./verdicts.ts";

const api = implementArea(moderationContract);

export const moderationRouter = api.router({
  subject: api.subject.handler(({ context, input }) => readSubject(context.viewer, input)),
  report: api.report.handler(({ context, input }) => report(context.viewer, input)),
  verdict: api.verdict.handler(({ context, input }) => readVerdict(context.viewer, input)),
  appeal: api.appeal.handler(({ context, input }) => appeal(context.viewer, input)),
  mend: api.mend.handler(({ context, input }) => mend(context.viewer, input)),
  queue: api.queue.handler(({ context, input }) => readQueue(context.viewer, input.tab, input.after)),
  case: api.case.handler(({ context, input }) => readCase(context.viewer, input.id)),
  claim: api.claim.handler(({ context, input }) => claim(context.viewer, input.id)),
  release: api.release.handler(({ context, input }) => release(context.viewer, input.id)),
  decide: api.decide.handler(({ context, input }) => decide(context.viewer, input, context.requestId)),
  rules: api.rules.handler(({ context }) => readRules(context.viewer)),
  changeRules: api.changeRules.handler(({ context, input }) => changeRules(context.viewer, input, context.requestId)),
});
