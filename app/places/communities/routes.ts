import { attached, page, pictured } from "#app/web/urls.ts";

export const communities = {
  list: page("/cm", { title: "Сообщества" }),
  category: page("/cm/category", { title: "Категории сообществ" }),
  create: page("/cm/create", { title: "Новое сообщество" }),
  community: page("/cm/:communityAlias", { title: "Сообщество" }),
  files: page("/cm/:communityAlias/files", { title: "Файлы сообщества" }),
  about: page("/cm/:communityAlias/about", { title: "О сообществе" }),
  createAvatar: page("/cm/:communityAlias/create-avatar", { title: "Картинка сообщества", files: pictured }),
  createPost: page("/cm/:communityAlias/create-post", { title: "Новый пост в сообществе", files: attached }),
  editPost: page("/cm/:communityAlias/:threadId/edit-post", { title: "Правка поста", files: attached }),
  settings: page("/cm/:communityAlias/settings", { title: "Настройки сообщества" }),
  profile: page("/cm/:communityAlias/settings/profile", { title: "Название и правила сообщества" }),
  cover: page("/cm/:communityAlias/settings/cover", { title: "Обложка сообщества", files: pictured }),
  invites: page("/cm/:communityAlias/settings/invites", { title: "Приглашения в сообщество" }),
  members: page("/cm/:communityAlias/settings/members", { title: "Участники сообщества" }),
  blacklist: page("/cm/:communityAlias/settings/blacklist", { title: "Чёрный список сообщества" }),
  figures: page("/cm/:communityAlias/settings/figures", { title: "Цифры сообщества" }),
  queue: page("/cm/:communityAlias/settings/queue", { title: "Ждёт администраторов сообщества" }),
  remove: page("/cm/:communityAlias/settings/delete", { title: "Удалить сообщество" }),
  post: page("/cm/:communityAlias/:threadId", { title: "Пост в сообществе", files: attached }),
};

/** Before the id of a post, where its community is not named: leads to where it stands. */
export const anyCommunity = "-";
