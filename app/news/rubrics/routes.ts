import { page, pictured } from "#app/web/urls.ts";

const audience = "chief-editor";

export const rubrics = {
  list: page("/admin/rubrics", { audience, title: "Рубрики" }),
  edit: page("/admin/rubrics/:id", { audience, title: "Рубрика", files: pictured }),
};
