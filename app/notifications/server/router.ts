import { notificationsContract } from "#app/notifications/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { countUnread, readAllNotices, readNotices } from "./notices.ts";

const api = implementArea(notificationsContract);

export const notificationsRouter = api.router({
  list: api.list.handler(({ context, input }) => readNotices(context.viewer, input.after)),
  unread: api.unread.handler(({ context }) => countUnread(context.viewer)),
  readAll: api.readAll.handler(({ context }) => readAllNotices(context.viewer)),
});
