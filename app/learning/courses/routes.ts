import { attached, page, pictured } from "#app/web/urls.ts";

export const courses = {
  home: page("/sputnik", { title: "Обучение" }),
  learning: page("/learning", { title: "Обучение", deepLinks: ["lms"], takesAll: true, screen: "home" }),
  mine: page("/sputnik/courses", { title: "Мои курсы" }),
  catalogue: page("/sputnik/catalog", { title: "Каталог курсов" }),
  learningCatalogue: page("/learning/catalog", { title: "Каталог курсов", screen: "catalogue" }),
  tag: page("/learning/:tag", { title: "Курсы по тегу", screen: "catalogue" }),
  team: page("/sputnik/team", { title: "Обучение моей команды" }),
  timeCheck: page("/sputnik/time", { title: "Проверить отчёт о времени", files: pictured }),
  course: page("/courses/:id/true?/isDeepLink?", { title: "Курс" }),
  program: page("/courses/:id/program", { title: "Программа курса" }),
  scorm: page("/courses/:id/scorm", { title: "Курс" }),
  reviews: page("/courses/:id/reviews", { title: "Отзывы о курсе" }),
  talk: page("/courses/talk/:id", { title: "Обсуждение курса", files: attached }),
  lesson: page("/courses/:id/:lessonId", { title: "Урок", files: attached }),
};
