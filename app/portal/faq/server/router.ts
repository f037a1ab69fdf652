import { faqContract } from "#app/portal/faq/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { findAnswers } from "./answers.ts";

const api = implementArea(faqContract);

export const faqRouter = api.router({
  list: api.list.handler(({ input }) => findAnswers(input.query)),
});
