import { eq } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { loyaltyTasks } from "./schema.ts";

const leadsTo = () => isThere(loyaltyTasks, isAbout(loyaltyTasks.id));

export const taskNotices: NoticeFamily = {
  name: "tasks",
  title: "Задания",
  hint: "Ваше задание проверили",
  kinds: {
    "task-approved": { words: "Задание засчитано", leadsTo },
    "task-rejected": { words: "Задание пока не засчитано", leadsTo },
  },
  mail: "digest",
  push: "now",
  mark: "tests",
};

/** Tells whoever has done a task what has come of it. */
export const notifyOfTasks: Listener = {
  name: "notifications.tasks",
  kinds: ["task.decided"],
  async hear({ objectId, groupId, data }, key) {
    const { person, approved } = data as { person: string; approved: boolean };
    const [task] = await db()
      .select({ title: loyaltyTasks.title })
      .from(loyaltyTasks)
      .where(eq(loyaltyTasks.id, objectId));
    if (!task) return;
    await notifyPeople([
      {
        ...{ accountId: person, groupId, eventKey: key, kind: approved ? "task-approved" : "task-rejected" },
        ...{ subject: task.title, href: href(tasks.task, { id: objectId }) },
      },
    ]);
  },
};
