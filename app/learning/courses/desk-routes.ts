import { packaged, page } from "#app/web/urls.ts";

export const courseDesk = {
  adminCourses: page("/admin/learning", { audience: "learning", title: "Курсы компании" }),
  adminCreate: page("/admin/learning/create", { audience: "learning", title: "Новый курс" }),
  adminCourse: page("/admin/learning/:id", { audience: "learning", title: "Курс: правка" }),
  adminLesson: page("/admin/learning/:id/lessons/:lessonId", {
    audience: "learning",
    title: "Урок: правка",
    files: packaged,
  }),
  adminPreview: page("/admin/learning/:id/preview/:lessonId", { audience: "learning", title: "Как увидят урок" }),
  adminPackage: page("/admin/learning/:id/lessons/:lessonId/package", {
    audience: "learning",
    title: "Что в пакете SCORM",
  }),
  adminChecks: page("/admin/learning/checks", { audience: "learning", title: "На проверке" }),
  adminCheck: page("/admin/learning/checks/:id", { audience: "learning", title: "Работа на проверке" }),
  adminTime: page("/admin/learning/time", { audience: "learning", title: "Время обучения" }),
  adminTimeTable: page("/admin/learning/time/table", { audience: "learning", title: "Таблица времени обучения" }),
  adminTimePaper: page("/admin/learning/time/paper", { audience: "learning", title: "Время обучения в PDF" }),
  adminLearners: page("/admin/learning/:id/learners", { audience: "learning", title: "Кто учится" }),
  adminLearnersTable: page("/admin/learning/:id/learners/table", { audience: "learning", title: "Таблица учащихся" }),
};
