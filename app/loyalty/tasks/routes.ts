import { attached, page } from "#app/web/urls.ts";

export const tasks = {
  list: page("/tasks", { title: "Задания" }),
  empty: page("/empty-tasks", { title: "Заданий нет" }),
  task: page("/tasks/:id", { title: "Задание", files: attached }),
};
