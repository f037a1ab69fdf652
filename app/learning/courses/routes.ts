import { attached, page } from "#app/web/urls.ts";

export const courses = {
  home: page("/sputnik", { title: "Обучение" }),
  learning: page("/learning", { title: "Обучение", deepLinks: ["lms"], takesAll: true, screen: "home" }),
  mine: page("/sputnik/courses", { title: "Мои курсы" }),
  catalogue: page("/sputnik/catalog", { title: "Каталог курсов" }),
  learningCatalogue: page("/learning/catalog", { title: "Каталог курсов", screen: "catalogue" }),
  tag: page("/learning/:tag", { title: "Курсы по тегу", screen: "catalogue" }),
  team: page("/sputnik/team", { title: "Обучение моей команды" }),
  course: page("/courses/:id/true?/isDeepLink?", { title: "Курс" }),
  program: page("/courses/:id/program", { title: "Программа курса" }),
  scorm: page("/courses/:id/scorm", { title: "Курс" }),
  reviews: page("/courses/:id/reviews", { title: "Отзывы о курсе" }),
  lesson: page("/courses/:id/:lessonId", { title: "Урок", files: attached }),
};
