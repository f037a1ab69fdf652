import { page, pictured } from "#app/web/urls.ts";

export const builder = {
  list: page("/service-builder", { title: "Конструктор страниц" }),
  edit: page("/service-builder/:pageId", { title: "Страница сервиса" }),
  preview: page("/service-builder/:pageId/preview", { title: "Как увидят страницу" }),
  block: page("/service-builder/:pageId/:blockId", { title: "Блок страницы", files: pictured }),
  market: page("/services/app-market/:serviceId/:pageAliasId?", { title: "Сервис" }),
  ny: page("/service/ny", { title: "Новый год", screen: "season" }),
  comix: page("/services/comix", { title: "Комикс", screen: "season" }),
};
