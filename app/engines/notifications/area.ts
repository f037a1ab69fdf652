import { area } from "#app/area.ts";
import { notificationsContract } from "./contract.ts";
import { tellOfWithdrawal } from "./server/agreements.ts";
import { tellOfChange, tellOfOpening } from "./server/articles.ts";
import { countUnread, readAllNotices } from "./server/bell.ts";
import { tellOfDecision } from "./server/decisions.ts";
import { tellOfReview, tellToRead } from "./server/desk.ts";
import { sweepDevices } from "./server/devices.ts";
import { tellOfDue, tellOfErasure, tellOfRefusal } from "./server/erasures.ts";
import { tellOfFind } from "./server/finds.ts";
import { tellOfFollower } from "./server/followers.ts";
import { tellOfFound } from "./server/found.ts";
import { tellOfGuest } from "./server/guests.ts";
import { readNotice, readNoticesHere } from "./server/here.ts";
import { tellOfComment } from "./server/listeners.ts";
import { tellOfCall, tellOfMention } from "./server/mentions.ts";
import { tellOfMood } from "./server/mood.ts";
import { muteAbout, muteNotice, readMuted } from "./server/muting.ts";
import { tellOfCheck, tellOfDeskTalk } from "./server/newsroom.ts";
import { readNotices } from "./server/notices.ts";
import { ownNotices } from "./server/own-data.ts";
import { tellOfExport } from "./server/own-data-ready.ts";
import { sendLetters } from "./server/posting.ts";
import { sendPushes } from "./server/pushing.ts";
import { tellOfReaction } from "./server/reactions.ts";
import { tellOfLink, tellOfPassword, tellOfReset } from "./server/security.ts";
import { changeSettings, readSettings, tryMailAgain } from "./server/settings.ts";
import { tellOfAnswer } from "./server/stories.ts";
import { tellOfSupport } from "./server/support.ts";
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
      run: () => tellOfFound(),
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
    tellOfWithdrawal,
    tellOfChange,
    tellOfOpening,
    tellOfDecision,
    tellOfReview,
    tellToRead,
    tellOfDue,
    tellOfErasure,
    tellOfRefusal,
    tellOfFind,
    tellOfFollower,
    tellOfGuest,
    tellOfComment,
    tellOfCall,
    tellOfMention,
    tellOfMood,
    tellOfCheck,
    tellOfDeskTalk,
    tellOfExport,
    tellOfReaction,
    tellOfLink,
    tellOfPassword,
    tellOfReset,
    tellOfAnswer,
    tellOfSupport,
  ],
  keeps: ownNotices,
});
