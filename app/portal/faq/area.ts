import { area } from "#app/area.ts";
import { faqContract } from "./contract.ts";
import { faqNavigation } from "./navigation.ts";
import { findAnswers } from "./server/answers.ts";
import { answerSource } from "./server/search-source.ts";

export const faq = area({
  title: "Вопросы и ответы",
  contract: faqContract,
  navigation: faqNavigation,
  serve: {
    list: (_viewer, input) => findAnswers(input.query),
  },
  search: [answerSource],
});
