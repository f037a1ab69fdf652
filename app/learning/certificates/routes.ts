import { page } from "#app/web/urls.ts";

export const certificates = {
  mine: page("/certificates", { title: "Мои сертификаты" }),
  check: page("/certificates/:number", { audience: "public", title: "Проверка сертификата" }),
};
