import { page } from "#app/web/urls.ts";

export const tasksDesk = {
  adminTasks: page("/admin/loyalty/tasks", { audience: "admin", title: "Задания компании" }),
  adminTask: page("/admin/loyalty/tasks/:id", { audience: "admin", title: "Задание компании" }),
  adminQueue: page("/admin/loyalty/checks", { audience: "admin", title: "Задания на проверке" }),
};
