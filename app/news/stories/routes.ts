import { attached, page } from "#app/web/urls.ts";

/** Stories: a few frames shown for a day or so, and the desk where editors make them (specification §1). */
export const stories = {
  story: page("/stories/:id", { title: "История" }),
  adminList: page("/admin/stories", { audience: "editor", title: "Истории" }),
  adminCreate: page("/admin/stories/new", { audience: "editor", title: "Новая история", files: attached }),
  adminStory: page("/admin/stories/:id", { audience: "editor", title: "История" }),
  adminEdit: page("/admin/stories/:id/edit", { audience: "editor", title: "Настройки истории", files: attached }),
  adminRemove: page("/admin/stories/:id/delete", { audience: "editor", title: "Удаление истории" }),
  adminFrameAdd: page("/admin/stories/:id/frames/new", { audience: "editor", title: "Новый кадр", files: attached }),
  adminFrame: page("/admin/stories/:id/frames/:frameId", { audience: "editor", title: "Кадр", files: attached }),
};

/**
 * The desk of who is no editor: the same pages at addresses of their own, about their own stories.
 */
export const ownStories = {
  own: page("/stories/own", { title: "Мои истории", screen: "admin-list" }),
  ownCreate: page("/stories/own/new", { title: "Новая история", screen: "admin-create", files: attached }),
  ownStory: page("/stories/own/:id", { title: "История", screen: "admin-story" }),
  ownEdit: page("/stories/own/:id/edit", { title: "Настройки истории", screen: "admin-edit", files: attached }),
  ownRemove: page("/stories/own/:id/delete", { title: "Удаление истории", screen: "admin-remove" }),
  ownFrameAdd: page("/stories/own/:id/frames/new", { title: "Новый кадр", screen: "admin-frame-add", files: attached }),
  ownFrame: page("/stories/own/:id/frames/:frameId", { title: "Кадр", screen: "admin-frame", files: attached }),
};
