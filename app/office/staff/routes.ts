import { page } from "#app/web/urls.ts";

const audience = "staff";

/** Where those who keep the staff make and mend accounts of colleagues and build the departments. */
export const staff = {
  add: page("/admin/people/new", { audience, title: "Новый сотрудник" }),
  edit: page("/admin/people/:id/edit", { audience, title: "Данные сотрудника" }),
  departments: page("/admin/departments", { audience, title: "Подразделения" }),
  departmentAdd: page("/admin/departments/new", { audience, title: "Новое подразделение" }),
  department: page("/admin/departments/:id", { audience, title: "Подразделение: правка" }),
  departmentRemove: page("/admin/departments/:id/delete", { audience, title: "Удаление подразделения" }),
};
