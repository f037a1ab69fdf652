import { page } from "#app/web/urls.ts";

const audience = "points";

export const thanksDesk = {
  adminThanks: page("/admin/thanks", { audience, title: "Благодарности компании" }),
  adminLimits: page("/admin/thanks/limits", { audience, title: "Правила благодарностей" }),
  adminTopUps: page("/admin/thanks/top-ups", { audience, title: "Пополнения кошельков" }),
  adminNever: page("/admin/thanks/never", { audience, title: "Кого ещё не благодарили" }),
};
