import { page } from "#app/web/urls.ts";

const audience = "admin";

/** What moderators write to authors over and over, written once. */
export const cannedReplies = {
  list: page("/admin/moderation/words", { audience, title: "Готовые слова" }),
  edit: page("/admin/moderation/words/:id", { audience, title: "Готовые слова: правка" }),
};
