import { attached, page } from "#app/web/urls.ts";

export const courseDesk = {
  adminCourses: page("/admin/learning", { audience: "learning", title: "Курсы компании" }),
  adminCreate: page("/admin/learning/create", { audience: "learning", title: "Новый курс" }),
  adminCourse: page("/admin/learning/:id", { audience: "learning", title: "Курс: правка" }),
  adminLesson: page("/admin/learning/:id/lessons/:lessonId", {
    audience: "learning",
    title: "Урок: правка",
    files: attached,
  }),
  adminPreview: page("/admin/learning/:id/preview/:lessonId", { audience: "learning", title: "Как увидят урок" }),
  adminLearners: page("/admin/learning/:id/learners", { audience: "learning", title: "Кто учится" }),
  adminLearnersTable: page("/admin/learning/:id/learners/table", { audience: "learning", title: "Таблица учащихся" }),
};
