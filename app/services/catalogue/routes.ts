import { attached, page } from "#app/web/urls.ts";

export const services = {
  list: page("/services", { title: "Сервисы", deepLinks: ["service", "services"] }),
  one: page("/services/:id", { title: "Сервис", files: attached }),
  sub: page("/services/:id/:subservice", { title: "Сервис", files: attached, screen: "one" }),
};
