import { page } from "#app/web/urls.ts";

export const certificates = {
  mine: page("/certificates", { title: "Мои сертификаты" }),
  paper: page("/certificates/:number/pdf", { title: "Сертификат в PDF" }),
  check: page("/certificates/:number", { audience: "public", title: "Проверка сертификата" }),
};
