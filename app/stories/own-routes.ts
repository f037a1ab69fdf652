import { page } from "#app/web/urls.ts";

/**
 * The desk of who is no editor: the same pages at addresses of their own, about their own stories. Apart from the rest
 * of the table, which the main page carries.
 */
export const ownStories = {
  own: page("/stories/own", { title: "Мои истории", screen: "admin-list" }),
  ownCreate: page("/stories/own/new", { title: "Новая история", screen: "admin-create" }),
  ownStory: page("/stories/own/:id", { title: "История", screen: "admin-story" }),
  ownEdit: page("/stories/own/:id/edit", { title: "Настройки истории", screen: "admin-edit" }),
  ownRemove: page("/stories/own/:id/delete", { title: "Удаление истории", screen: "admin-remove" }),
  ownFrameAdd: page("/stories/own/:id/frames/new", { title: "Новый кадр", screen: "admin-frame-add" }),
  ownFrame: page("/stories/own/:id/frames/:frameId", { title: "Кадр", screen: "admin-frame" }),
};
