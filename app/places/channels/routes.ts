import { attached, page, pictured } from "#app/web/urls.ts";

export const channels = {
  list: page("/c", { title: "Каналы", deepLinks: ["channels"] }),
  feed: page("/c/feed", { title: "Лента каналов" }),
  create: page("/channels/create", { title: "Новый канал" }),
  channel: page("/c/:channelAlias", { title: "Канал", guests: true }),
  info: page("/c/:channelAlias/info", { title: "О канале" }),
  edit: page("/c/:channelAlias/edit", { title: "Правка канала" }),
  cover: page("/c/:channelAlias/edit/cover", { title: "Обложка канала", files: pictured }),
  invites: page("/c/:channelAlias/invites", { title: "Приглашения в канал" }),
  members: page("/c/:channelAlias/members", { title: "Участники канала" }),
  blacklist: page("/c/:channelAlias/blacklist", { title: "Чёрный список канала" }),
  admins: page("/c/:channelAlias/admins", { title: "Администраторы канала" }),
  adminsSearch: page("/c/:channelAlias/admins/search", { title: "Новый администратор канала" }),
  type: page("/c/:channelAlias/type", { title: "Тип канала" }),
  queue: page("/c/:channelAlias/queue", { title: "Ждёт администраторов канала" }),
  remove: page("/c/:channelAlias/delete", { title: "Удалить канал" }),
  poll: page("/c/:channelAlias/poll", { title: "Новый опрос в канале" }),
  createThread: page("/c/:channelAlias/create-thread", { title: "Новое обсуждение", files: attached }),
  thread: page("/c/:channelAlias/:threadId", { title: "Обсуждение", guests: true, files: attached }),
  editThread: page("/c/:channelAlias/:threadId/edit-thread", { title: "Правка обсуждения", files: attached }),
  threadPoll: page("/c/:channelAlias/:threadId/poll", { title: "Опрос в обсуждении" }),
  pollResults: page("/c/:channelAlias/:threadId/poll-results", { title: "Итоги опроса" }),
  comment: page("/c/:channelAlias/:threadId/:commentId", { title: "Ответ в обсуждении" }),
};

/** Before the id of a thread, where its channel is not named: leads to where it stands. */
export const anyChannel = "-";
