import { analyticsContract } from "#app/office/analytics/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { collect, readTerms } from "./collecting.ts";
import { readSums } from "./reading.ts";

const api = implementArea(analyticsContract);

export const analyticsRouter = api.router({
  terms: api.terms.handler(({ context }) => readTerms(context.viewer)),
  collect: api.collect.handler(({ context, input }) => collect(context.viewer, input, context.userAgent)),
  sums: api.sums.handler(({ context, input }) => readSums(context.viewer, input.span)),
});
