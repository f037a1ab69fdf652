import { attached, page } from "#app/web/urls.ts";

export const requests = {
  mine: page("/requests", { title: "Мои заявки" }),
  queue: page("/requests/queue", { title: "Заявки на мне" }),
  table: page("/requests/queue/table.csv"),
  one: page("/requests/:id", { title: "Заявка", files: attached }),
};
