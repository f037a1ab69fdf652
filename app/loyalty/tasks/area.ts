import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { tasksContract } from "./contract.ts";
import { taskDeeds } from "./deeds.ts";
import { tasksNavigation } from "./navigation.ts";
import { tasks as urls } from "./routes.ts";
import { archive, decide, put, readDesk, readQueue } from "./server/desk.ts";
import { doByDeeds, redeem, submit, take } from "./server/doing.ts";
import { notifyOfTasks, taskNotices } from "./server/notices.ts";
import { ownTasks } from "./server/own-data.ts";
import { taskSource } from "./server/search-source.ts";
import { readTask, readTasks } from "./server/tasks.ts";

/** Tasks for points: done by a deed, shown to a checker, or proved by a word; each is paid once in its period. */
export const tasks = area({
  title: "Задания",
  contract: tasksContract,
  navigation: tasksNavigation,
  serve: {
    list: readTasks,
    task: readTask,
    take,
    submit,
    redeem,
    desk: readDesk,
    put,
    archive,
    queue: readQueue,
    decide,
  },
  keeps: ownTasks,
  search: [taskSource],
  notices: [taskNotices],
  listeners: [doByDeeds, notifyOfTasks],
  postings: [
    {
      name: "task",
      title: "Задание",
      why: "Столько стоит задание: его условия – по ссылке.",
      address: (id) => href(urls.task, { id }),
    },
  ],
  deeds: taskDeeds,
});
