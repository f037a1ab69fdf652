import { page } from "#app/web/urls.ts";

/** How the desk of moderators has worked of late, in sums and without names. */
export const moderationFigures = {
  month: page("/admin/moderation/figures", { audience: "moderator", title: "Модерация за 30 дней" }),
};
