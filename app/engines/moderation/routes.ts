import { page } from "#app/web/urls.ts";

/** Reports and what comes of them: the reader's form, the author's answer, the moderator's desk. */
export const moderation = {
  report: page("/report/:target/:id", { title: "Жалоба" }),
  verdict: page("/appeal/:target/:id", { title: "Решение модератора" }),
  desk: page("/admin/moderation", { audience: "moderator", title: "Модерация", screen: "admin-desk" }),
  rules: page("/admin/moderation/rules", { audience: "admin", title: "Проверка публикаций", screen: "admin-rules" }),
  case: page("/admin/moderation/:id", { audience: "moderator", title: "Дело", screen: "admin-case" }),
  decision: page("/admin/moderation/:id/:decision", {
    audience: "moderator",
    title: "Решение по делу",
    screen: "admin-decision",
  }),
};
