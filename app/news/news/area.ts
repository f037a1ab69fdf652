import { area } from "#app/area.ts";
import { newsContract } from "./contract.ts";
import { newsNavigation } from "./navigation.ts";
import { readArchived } from "./server/archive.ts";
import { acknowledge, readArticle, readDue, readNews, readRelated } from "./server/articles.ts";
import { rubricDuty } from "./server/duty.ts";
import { rubricFollows } from "./server/follow-source.ts";
import { listForGuests, readGuestArticle } from "./server/guests.ts";
import { newsKinds } from "./server/kinds.ts";
import { ownNews } from "./server/own-data.ts";
import { foldPin, pinnedLines, readPinned } from "./server/pinned.ts";
import { readRubric, readRubrics, subscribe } from "./server/rubrics.ts";
import { rubricSource } from "./server/search-source.ts";

export const news = area({
  title: "Новости и рубрики",
  contract: newsContract,
  navigation: newsNavigation,
  serve: {
    list: (viewer, input) => readNews(viewer, input.rubric, input.after),
    article: (viewer, input) => readArticle(viewer, input.id, input),
    guestArticle: (_viewer, input) => readGuestArticle(input.id, input.language),
    forGuests: (viewer, input) => listForGuests(viewer, input.after),
    archived: (viewer, input) => readArchived(viewer, input.id),
    related: (viewer, input) => readRelated(viewer, input.id),
    acknowledge: (viewer, input) => acknowledge(viewer, input.id),
    due: readDue,
    pinnedWork: (viewer) => readPinned(viewer, "work"),
    pinnedLife: (viewer) => readPinned(viewer, "life"),
    fold: foldPin,
    rubrics: readRubrics,
    rubric: (viewer, input) => readRubric(viewer, input.id),
    subscribe: (viewer, input) => subscribe(viewer, input.id, input.subscribed),
  },
  follows: [rubricFollows],
  search: [rubricSource],
  keeps: ownNews,
  duties: { rubrics: rubricDuty },
  widgets: { pinned: pinnedLines },
  kinds: newsKinds,
});
