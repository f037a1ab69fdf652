import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { newsroomContract } from "./contract.ts";
import { newsroom as routes } from "./routes.ts";
import { readChoices, readDeskArticle } from "./server/article.ts";
import { copyArticle } from "./server/copying.ts";
import { changeArticle, readDesk, writeArticle } from "./server/desk.ts";
import { articleDuty } from "./server/duty.ts";
import { deskNotices, notifyOfCheck, notifyOfReview } from "./server/notices.ts";
import { movePin, pin, readPins } from "./server/pins.ts";
import { readPreview } from "./server/preview.ts";
import { confirmArticle, keepReviews } from "./server/review.ts";
import { readDifference } from "./server/revisions.ts";
import { keepSchedule } from "./server/schedule.ts";
import { takeStep } from "./server/steps.ts";

export const newsroom = area({
  title: "Редакция",
  contract: newsroomContract,
  serve: {
    desk: readDesk,
    choices: readChoices,
    source: (viewer, input) => readDeskArticle(viewer, input.id),
    write: writeArticle,
    change: changeArticle,
    move: async (viewer, input) => ({
      id: input.id,
      state: await takeStep(viewer, input),
    }),
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
});
