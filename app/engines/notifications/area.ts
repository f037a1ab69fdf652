import { area } from "#app/area.ts";
import { notificationsContract } from "./contract.ts";
import { notifyOfWithdrawal } from "./server/agreements.ts";
import { notifyOfChange, notifyOfOpening } from "./server/articles.ts";
import { countUnread, readAllNotices } from "./server/bell.ts";
import { notifyOfDecision } from "./server/decisions.ts";
import { notifyOfReview, remindToRead } from "./server/desk.ts";
import { sweepDevices } from "./server/devices.ts";
import { notifyOfDue, notifyOfErasure, notifyOfRefusal } from "./server/erasures.ts";
import { notifyOfFind } from "./server/finds.ts";
import { notifyOfFollower } from "./server/followers.ts";
import { notifyOfFound } from "./server/found.ts";
import { notifyOfGuest } from "./server/guests.ts";
import { readNotice, readNoticesHere } from "./server/here.ts";
import { notifyOfComment } from "./server/listeners.ts";
import { notifyOfCall, notifyOfMention } from "./server/mentions.ts";
import { notifyOfMood } from "./server/mood.ts";
import { muteAbout, muteNotice, readMuted } from "./server/muting.ts";
import { notifyOfCheck, notifyOfDeskTalk } from "./server/newsroom.ts";
import { readNotices } from "./server/notices.ts";
import { ownNotices } from "./server/own-data.ts";
import { notifyOfExport } from "./server/own-data-ready.ts";
import { sendLetters } from "./server/posting.ts";
import { sendPushes } from "./server/pushing.ts";
import { notifyOfReaction } from "./server/reactions.ts";
import { notifyOfLink, notifyOfPassword, notifyOfReset } from "./server/security.ts";
import { changeSettings, readSettings, tryMailAgain } from "./server/settings.ts";
import { notifyOfAnswer } from "./server/stories.ts";
import { notifyOfSupport } from "./server/support.ts";
import { sweepNotices } from "./server/sweeping.ts";

export const notifications = area({
  title: "Уведомления",
  contract: notificationsContract,
  serve: {
    list: readNotices,
    unread: (viewer, input) => countUnread(viewer, input.at),
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
      name: "notifications.found",
      title: "Сообщить о новом по сохранённым запросам",
      cron: "15 * * * *",
      free: true,
      run: () => notifyOfFound(),
    },
    {
      name: "notifications.sweep",
      title: "Убрать старые уведомления",
      cron: "10 4 * * *",
      free: true,
      run: () => sweepNotices(),
    },
  ],
  listeners: [
    notifyOfWithdrawal,
    notifyOfChange,
    notifyOfOpening,
    notifyOfDecision,
    notifyOfReview,
    remindToRead,
    notifyOfDue,
    notifyOfErasure,
    notifyOfRefusal,
    notifyOfFind,
    notifyOfFollower,
    notifyOfGuest,
    notifyOfComment,
    notifyOfCall,
    notifyOfMention,
    notifyOfMood,
    notifyOfCheck,
    notifyOfDeskTalk,
    notifyOfExport,
    notifyOfReaction,
    notifyOfLink,
    notifyOfPassword,
    notifyOfReset,
    notifyOfAnswer,
    notifyOfSupport,
  ],
  keeps: ownNotices,
});
