import { page } from "#app/web/urls.ts";

/** URLs of the specification whose areas are still to come; each leaves this list the day its page is built. */
export const planned = [
  page("/services", { title: "Сервисы", deepLinks: ["service", "services"] }),
  page("/services/:id", { title: "Сервисы" }),
  page("/services/:id/:subservice", { title: "Сервисы" }),
  page("/services/app-market/:serviceId/:pageAliasId?", { title: "Сервисы" }),
  page("/service/ny", { title: "Сервисы" }),
  page("/services/comix", { title: "Сервисы" }),
  page("/service-builder", { title: "Сервисы" }),
  page("/adaptation", { title: "Адаптация" }),
  page("/adaptation/:trajectoryId", { title: "Адаптация" }),
  page("/adaptation/:trajectoryId/:levelId", { title: "Адаптация" }),
  page("/adaptation/:trajectoryId/:levelId/:lessonId", { title: "Адаптация" }),
  page("/adaptation/:trajectoryId/:levelId/:lessonId/checklist", { title: "Адаптация" }),
  page("/adaptation/:trajectoryId/:levelId/:lessonId/task", { title: "Адаптация" }),
  page("/adaptation/subordinate/:id", { title: "Адаптация" }),
  page("/adaptation/grades/:trajectoryId", { title: "Адаптация" }),
  page("/adaptation/subordinate/:id/trajectory/:trajectoryId/lesson/:lessonId", { title: "Адаптация" }),
];
