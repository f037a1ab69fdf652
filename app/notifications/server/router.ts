import { notificationsContract } from "#app/notifications/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { countUnread, readAllNotices } from "./bell.ts";
import { readNoticesHere } from "./here.ts";
import { muteNotice } from "./muting.ts";
import { readNotices } from "./notices.ts";
import { changeSettings, readSettings, tryMailAgain } from "./settings.ts";

const api = implementArea(notificationsContract);

export const notificationsRouter = api.router({
  list: api.list.handler(({ context, input }) => readNotices(context.viewer, input.after)),
  unread: api.unread.handler(({ context, input }) => countUnread(context.viewer, input.at)),
  readHere: api.readHere.handler(({ context, input }) => readNoticesHere(context.viewer, input)),
  readAll: api.readAll.handler(({ context }) => readAllNotices(context.viewer)),
  settings: api.settings.handler(({ context }) => readSettings(context.viewer)),
  changeSettings: api.changeSettings.handler(({ context, input }) => changeSettings(context.viewer, input)),
  mute: api.mute.handler(({ context, input }) => muteNotice(context.viewer, input.id, input.muted)),
  tryMailAgain: api.tryMailAgain.handler(({ context }) => tryMailAgain(context.viewer)),
});
