import { area } from "#app/area.ts";
import { opinionContract } from "./contract.ts";
import { opinionDeeds } from "./deeds.ts";
import { opinionNavigation } from "./navigation.ts";
import { follow, replyUnnamed } from "./server/by-code.ts";
import { topicDuty } from "./server/duty.ts";
import { readIdeas, vote } from "./server/ideas.ts";
import { mixByClock } from "./server/mixing.ts";
import { notifyAuthor, notifyOwners, opinionNotices, remind } from "./server/notices.ts";
import { ownOpinions } from "./server/own-data.ts";
import { answer, move, publish, readAsked, readQueue, readTable } from "./server/queue.ts";
import { readInMyResource, readMine, readOpened } from "./server/reading.ts";
import { reply, say, sayUnnamed } from "./server/saying.ts";
import { changeTopic, makeTopic, readTopic, readTopics } from "./server/topics.ts";

/** Opinions: what people think of their company, with a name or without, and what is answered. */
export const opinion = area({
  title: "Мнения",
  contract: opinionContract,
  navigation: opinionNavigation,
  serve: {
    mine: readMine,
    open: readOpened,
    inMyResource: readInMyResource,
    say,
    sayUnnamed,
    reply,
    follow,
    replyUnnamed,
    ideas: readIdeas,
    vote,
    queue: readQueue,
    asked: readAsked,
    move,
    answer,
    publish,
    table: readTable,
    topics: readTopics,
    topic: readTopic,
    makeTopic,
    changeTopic,
  },
  jobs: [
    { name: "opinion.mix", title: "Перемешать мнения без имени", cron: "25 * * * *", run: mixByClock },
    { name: "opinion.remind", title: "Напомнить о мнениях, которые ждут ответа", cron: "5 9 * * *", run: remind },
  ],
  keeps: ownOpinions,
  duties: { topics: topicDuty },
  notices: [opinionNotices],
  listeners: [notifyAuthor, notifyOwners],
  deeds: opinionDeeds,
});
