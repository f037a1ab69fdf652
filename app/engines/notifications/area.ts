import { area } from "#app/area.ts";
import { notificationsContract, pushContract } from "./contract.ts";
import { readAllNotices, readUnread } from "./server/bell.ts";
import { answers, calls, mentions, reactions } from "./server/content-families.ts";
import { addDevice, dropDevice, sweepDevices, wakeDevice } from "./server/devices.ts";
import { readNotice, readNoticesHere } from "./server/here.ts";
import { notifyOfComment } from "./server/listeners.ts";
import { notifyOfCall, notifyOfMention } from "./server/mentions.ts";
import { muteAbout, muteNotice, readMuted } from "./server/muting.ts";
import { readNotices } from "./server/notices.ts";
import { ownNotices } from "./server/own-data.ts";
import { sendLetters } from "./server/posting.ts";
import { tryDevice } from "./server/push-trial.ts";
import { sendPushes } from "./server/pushing.ts";
import { notifyOfReaction } from "./server/reactions.ts";
import { changeSettings, readSettings, tryMailAgain } from "./server/settings.ts";
import { sweepNotices } from "./server/sweeping.ts";

export const notifications = area({
  title: "Уведомления",
  contract: notificationsContract,
  serve: {
    list: readNotices,
    unread: (viewer, input) => readUnread(viewer, input.at),
    readHere: readNoticesHere,
    readAll: readAllNotices,
    read: (viewer, input) => readNotice(viewer, input.id),
    muteAbout,
    muted: (viewer, input) => readMuted(viewer, input.after),
    settings: readSettings,
    changeSettings,
    mute: (viewer, input) => muteNotice(viewer, input.id, input.muted),
    tryMailAgain,
  },
  jobs: [
    {
      name: "notifications.letters",
      title: "Разослать письма с уведомлениями",
      cron: "* * * * *",
      free: true,
      run: () => sendLetters(),
    },
    {
      name: "notifications.pushes",
      title: "Разослать уведомления на устройства",
      cron: "* * * * *",
      free: true,
      run: () => sendPushes(),
    },
    {
      name: "notifications.devices",
      title: "Забыть устройства, на которых давно не были",
      cron: "55 3 * * *",
      free: true,
      run: () => sweepDevices(),
    },
    {
      name: "notifications.sweep",
      title: "Убрать старые уведомления",
      cron: "10 4 * * *",
      free: true,
      run: () => sweepNotices(),
    },
  ],
  notices: [mentions, answers, reactions, calls],
  listeners: [notifyOfComment, notifyOfCall, notifyOfMention, notifyOfReaction],
  keeps: ownNotices,
});

export const push = area({
  title: "Уведомления на устройствах",
  contract: pushContract,
  serve: {
    add: addDevice,
    wake: wakeDevice,
    drop: (viewer, input) => dropDevice(viewer, input.id),
    trial: (viewer, input) => tryDevice(viewer, input.id),
  },
});
