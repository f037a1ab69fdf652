import { attached, page } from "#app/web/urls.ts";

export const opinion = {
  list: page("/opinion", { title: "Мнения" }),
  ideas: page("/opinion/ideas", { title: "Идеи коллег" }),
  byCode: page("/opinion/code", { audience: "public", scripts: "people", title: "Ответ по коду" }),
  queue: page("/opinion/queue", { title: "Мнения, которые ждут ответа" }),
  table: page("/opinion/queue/table.csv"),
  asked: page("/opinion/queue/:id", { title: "Мнение" }),
  one: page("/opinion/:id", { title: "Мнение", files: attached }),
  sent: page("/opinion/:id/sent", { title: "Мнение отправлено" }),
  adminList: page("/admin/opinion", { audience: "admin", title: "Темы мнений" }),
  adminTopic: page("/admin/opinion/:id", { audience: "admin", title: "Тема мнений" }),
};
