import { page } from "#app/web/urls.ts";

export const tasksDesk = {
  adminTasks: page("/admin/loyalty/tasks", { audience: "points", title: "Задания компании" }),
  adminTask: page("/admin/loyalty/tasks/:id", { audience: "points", title: "Задание компании" }),
  adminQueue: page("/admin/loyalty/checks", { audience: "points", title: "Задания на проверке" }),
};
