import { page } from "#app/web/urls.ts";

const audience = "editor";

export const mustRead = {
  readers: page("/admin/news/:id/readers", { audience, title: "Кто ознакомился" }),
  readersTable: page("/admin/news/:id/readers.csv", { audience }),
};
