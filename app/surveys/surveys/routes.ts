import { attached, page } from "#app/web/urls.ts";

export const surveys = {
  list: page("/surveys", { title: "Опросы", deepLinks: ["surveys"] }),
  survey: page("/surveys/:anketaId", { title: "Опрос" }),
  results: page("/surveys/:anketaId/results", { title: "Итоги опроса" }),
  section: page("/surveys/:anketaId/:part", { title: "Вопросы", files: attached }),
};
