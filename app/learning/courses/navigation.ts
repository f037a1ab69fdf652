import type { Placed } from "#app/web/navigation.ts";
import { courseDesk } from "./desk-routes.ts";
import { courses } from "./routes.ts";

/** Where people find it. */
export const coursesNavigation: Placed[] = [
  {
    on: "side",
    group: "Развитие",
    at: 5,
    page: courses.home,
    icon: "learning",
    text: "Обучение",
    within: ["/sputnik/", "/learning", "/courses/"],
  },
  { on: "sections", group: "Обучение", at: 10, page: courses.home, icon: "learning", text: "Обучение" },
  { on: "sections", group: "Обучение", at: 20, page: courses.catalogue, icon: "search", text: "Каталог курсов" },
  { on: "sections", group: "Обучение", at: 30, page: courses.mine, icon: "bookmark", text: "Мои курсы" },
  { on: "desks", group: "Обучение", at: 10, page: courseDesk.adminCourses, icon: "learning", text: "Курсы компании" },
  { on: "desks", group: "Обучение", at: 12, page: courseDesk.adminChecks, icon: "check", text: "Работы на проверке" },
  { on: "desks", group: "Обучение", at: 14, page: courseDesk.adminTime, icon: "time", text: "Время обучения" },
];
