import { notificationsContract } from "#app/engines/notifications/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { countUnread, readAllNotices } from "./bell.ts";
import { readNotice, readNoticesHere } from "./here.ts";
import { muteAbout, muteNotice, readMuted } from "./muting.ts";
import { readNotices } from "./notices.ts";
import { changeSettings, readSettings, tryMailAgain } from "./settings.ts";

const api = implementArea(notificationsContract);

export const notificationsRouter = api.router({
  list: api.list.handler(({ context, input }) => readNotices(context.viewer, input)),
  unread: api.unread.handler(({ context, input }) => countUnread(context.viewer, input.at)),
  readHere: api.readHere.handler(({ context, input }) => readNoticesHere(context.viewer, input)),
  readAll: api.readAll.handler(({ context }) => readAllNotices(context.viewer)),
  read: api.read.handler(({ context, input }) => readNotice(context.viewer, input.id)),
  muteAbout: api.muteAbout.handler(({ context, input }) => muteAbout(context.viewer, input)),
  muted: api.muted.handler(({ context, input }) => readMuted(context.viewer, input.after)),
  settings: api.settings.handler(({ context }) => readSettings(context.viewer)),
  changeSettings: api.changeSettings.handler(({ context, input }) => changeSettings(context.viewer, input)),
  mute: api.mute.handler(({ context, input }) => muteNotice(context.viewer, input.id, input.muted)),
  tryMailAgain: api.tryMailAgain.handler(({ context }) => tryMailAgain(context.viewer)),
});
