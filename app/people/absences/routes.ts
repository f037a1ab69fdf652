import { page } from "#app/web/urls.ts";

/** When a person is not at work, and who stands in for them. */
export const absences = {
  own: page("/account/absences", { title: "Отпуск и отсутствие" }),
};
