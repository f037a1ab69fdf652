import type { Family } from "./family.ts";

export const stories: Family = {
  title: "Ответы на ваши истории",
  hint: "Читатель написал автору истории",
  kinds: { "story-answer": "Вам ответили на историю" },
  mail: "digest",
  push: "now",
};
