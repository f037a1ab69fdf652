import { area } from "#app/area.ts";
import { keepLinks } from "#app/engines/content/server/index.ts";
import { href } from "#app/web/urls.ts";
import { bulkContract, deskChecksContract, deskTalkContract, newsroomContract, templatesContract } from "./contract.ts";
import { newsroomDeeds } from "./deeds.ts";
import { newsroomNavigation } from "./navigation.ts";
import { newsroom as routes } from "./routes.ts";
import { readChoices, readDeskArticle } from "./server/article.ts";
import { readChecks } from "./server/checks.ts";
import { changeChosen, readChosen } from "./server/chosen.ts";
import { copyArticle } from "./server/copying.ts";
import { changeArticle, readDesk, writeArticle } from "./server/desk.ts";
import { articleDuty } from "./server/duty.ts";
import { deskNotices, notifyOfCheck, notifyOfReview } from "./server/notices.ts";
import { ownRemarks } from "./server/own-data.ts";
import { movePin, pin, readPins } from "./server/pins.ts";
import { readPreview } from "./server/preview.ts";
import { confirmArticle, keepReviews } from "./server/review.ts";
import { readDifference } from "./server/revisions.ts";
import { keepSchedule } from "./server/schedule.ts";
import { moveArticle } from "./server/steps.ts";
import { readTalk, say, unsay } from "./server/talk.ts";
import { notifyOfDeskTalk } from "./server/talk-notices.ts";
import { dropTemplate, keepTemplate, readTemplate, readTemplates } from "./server/templates.ts";

export const newsroom = area({
  title: "Редакция",
  contract: newsroomContract,
  navigation: newsroomNavigation,
  rights: {
    editor: "редакция: новости, истории, бегущая строка, шаблоны",
    "chief-editor": "то же и ещё утверждать, закреплять, вести рубрики",
  },
  serve: {
    desk: readDesk,
    choices: readChoices,
    source: (viewer, input) => readDeskArticle(viewer, input.id),
    write: writeArticle,
    change: changeArticle,
    move: moveArticle,
    difference: readDifference,
    preview: readPreview,
    confirm: confirmArticle,
    copy: (viewer, input) => copyArticle(viewer, input.id),
    pins: readPins,
    movePin,
    pin,
  },
  jobs: [
    {
      name: "newsroom.schedule",
      title: "Выпустить и снять статьи по расписанию",
      cron: "* * * * *",
      run: () => keepSchedule(),
    },
    { name: "newsroom.review", title: "Напомнить о пересмотре статей", cron: "30 9 * * *", run: () => keepReviews() },
  ],
  drafts: [
    {
      name: "article",
      titles: { new: "Статья", change: "Правка статьи" },
      address: (draft, id) => (id ? href(routes.edit, { id }, { draft }) : href(routes.create, null, { draft })),
    },
  ],
  duties: { articles: articleDuty },
  notices: [deskNotices],
  listeners: [notifyOfCheck, notifyOfReview],
  deeds: newsroomDeeds,
});

export const bulk = area({
  title: "Выбранные статьи редакции",
  contract: bulkContract,
  serve: {
    chosen: (viewer, input) => readChosen(viewer, input.ids),
    change: changeChosen,
  },
});

export const templates = area({
  title: "Шаблоны публикаций",
  contract: templatesContract,
  serve: {
    list: (viewer, input) => readTemplates(viewer, input.after),
    read: (viewer, input) => readTemplate(viewer, input.id),
    keep: keepTemplate,
    drop: (viewer, input) => dropTemplate(viewer, input.id),
  },
});

export const deskTalk = area({
  title: "Разговор редакторов",
  contract: deskTalkContract,
  serve: {
    read: readTalk,
    say,
    unsay: (viewer, input) => unsay(viewer, input.id),
  },
  keeps: ownRemarks,
  listeners: [notifyOfDeskTalk],
});

export const deskChecks = area({
  title: "Проверка содержимого",
  contract: deskChecksContract,
  serve: {
    read: readChecks,
  },
  jobs: [
    { name: "desk-checks.links", title: "Проверить ссылки в статьях", cron: "10 3 * * *", run: () => keepLinks() },
  ],
});
