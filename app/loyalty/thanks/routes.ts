import { thanksPage } from "#app/engines/ledger/routes.ts";
import { attached, page } from "#app/web/urls.ts";

export const thanks = {
  wall: thanksPage,
  topUp: page("/thanks/top-up", { title: "Пополнить кошелёк сотрудника" }),
  review: page("/thanks/review", { title: "Мои благодарности" }),
  one: page("/thanks/review/:id", { title: "Благодарность", files: attached }),
};
