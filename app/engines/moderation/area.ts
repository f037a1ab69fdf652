import { area } from "#app/area.ts";
import {
  cannedRepliesContract,
  contentFiltersContract,
  moderationContract,
  moderationFiguresContract,
} from "./contract.ts";
import { moderationDeeds } from "./deeds.ts";
import { moderationNavigation } from "./navigation.ts";
import { add, change, drop, readAll, readOne } from "./server/canned-replies.ts";
import { readCase } from "./server/case.ts";
import { claim, release } from "./server/claims.ts";
import {
  add as addFilter,
  attempt,
  change as changeFilter,
  drop as dropFilter,
  readOne as readFilter,
  readAll as readFilters,
} from "./server/content-filters.ts";
import { decide } from "./server/decisions.ts";
import { readQueue } from "./server/desk.ts";
import { caseDuty } from "./server/duty.ts";
import { alertsNotices, notifyOfFind } from "./server/find-notices.ts";
import { mend } from "./server/mending.ts";
import { readMonth } from "./server/month.ts";
import { decisionsNotices, notifyOfDecision, reportsNotices } from "./server/notices.ts";
import { ownCannedReplies } from "./server/own-canned-replies.ts";
import { ownContentFilters } from "./server/own-content-filters.ts";
import { ownModeration } from "./server/own-data.ts";
import { decideInPlace, readPlaceCase, readPlaceQueue } from "./server/place-desk.ts";
import { readSubject, report } from "./server/reports.ts";
import { changeRules, readRules } from "./server/rules.ts";
import { appeal, readVerdict } from "./server/verdicts.ts";

export const moderation = area({
  title: "Жалобы и модерация",
  contract: moderationContract,
  navigation: moderationNavigation,
  rights: { moderator: "модерация: жалобы, проверка до выхода, корзина компании" },
  serve: {
    subject: readSubject,
    report,
    verdict: readVerdict,
    appeal,
    mend,
    queue: readQueue,
    case: (viewer, input) => readCase(viewer, input.id),
    claim: (viewer, input) => claim(viewer, input.id),
    release: (viewer, input) => release(viewer, input.id),
    decide: (viewer, input, context) => decide(viewer, input, context.requestId),
    placeQueue: readPlaceQueue,
    placeCase: readPlaceCase,
    decideInPlace: (viewer, input, context) => decideInPlace(viewer, input, context.requestId),
    rules: readRules,
    changeRules: (viewer, input, context) => changeRules(viewer, input, context.requestId),
  },
  keeps: ownModeration,
  duties: { cases: caseDuty },
  notices: [reportsNotices, decisionsNotices],
  listeners: [notifyOfDecision],
  deeds: moderationDeeds,
});

export const moderationFigures = area({
  title: "Модерация за 30 дней",
  contract: moderationFiguresContract,
  serve: {
    month: readMonth,
  },
});

export const cannedReplies = area({
  title: "Готовые слова модераторов",
  contract: cannedRepliesContract,
  serve: {
    list: readAll,
    read: (viewer, input) => readOne(viewer, input.id),
    add,
    change,
    drop: (viewer, input) => drop(viewer, input.id),
  },
  keeps: ownCannedReplies,
});

export const contentFilters = area({
  title: "Правила о словах и ссылках",
  contract: contentFiltersContract,
  serve: {
    list: readFilters,
    read: (viewer, input) => readFilter(viewer, input.id),
    add: addFilter,
    change: changeFilter,
    drop: (viewer, input) => dropFilter(viewer, input.id),
    attempt: (_viewer, input) => attempt(input),
  },
  keeps: ownContentFilters,
  notices: [alertsNotices],
  listeners: [notifyOfFind],
});
