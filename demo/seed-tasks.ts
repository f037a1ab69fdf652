import { loyaltyTasks, taskRuns } from "#app/loyalty/tasks/server/index.ts";
import { type Economy, someTime } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { evidence, tasks } from "./words/points.ts";

const day = 86_400_000;
type Run = typeof taskRuns.$inferInsert;

/** Tasks of a company in all their states; ivan has three: sent back, waiting and done. */
export async function seedTasks(economy: Economy): Promise<void> {
  const { random, book, groupId, today, people, admin } = economy;
  const begun = new Date(today.getTime() - 60 * day);
  const made = tasks.map(({ days, limit, deed, code, ...task }, at) => ({
    ...{ id: demoId(random, begun), groupId, ...task, deed: deed ?? null, code: code ?? null, limit: limit ?? null },
    ...{ endsAt: days ? new Date(today.getTime() + days * day) : null, createdBy: admin.id },
    createdAt: new Date(begun.getTime() + at * day),
  }));
  await insertRows(loyaltyTasks, made);
  const runs: Run[] = [];
  const put = (task: (typeof made)[number], person: string, at: Date, state: Run["state"], more: Partial<Run> = {}) => {
    const decided = state === "approved" || state === "rejected";
    const isByPerson = decided && task.kind === "manual";
    runs.push({
      ...{
        id: demoId(random, at),
        taskId: task.id,
        groupId,
        accountId: person,
        period: "",
        state,
        evidence: "",
        comment: "",
      },
      ...{
        decidedBy: isByPerson ? admin.id : null,
        decidedAt: decided ? at : null,
        submittedAt: task.kind === "manual" ? at : null,
      },
      ...{ createdAt: at, ...more },
    });
    if (state !== "approved") return;
    const cause = `task:${task.id}:${person}:${more.period ?? ""}`;
    book.grant(person, task.reward, { at, kind: "task", cause, by: isByPerson ? admin.id : null, objectId: task.id });
  };
  const once = made.filter(({ period }) => period === "once");
  const checked = once.filter(({ kind }) => kind === "manual");
  for (const [at, { person, since }] of people.entries()) {
    const from = new Date(Math.max(since.getTime(), begun.getTime() + 7 * day));
    const when = () => someTime(economy, from);
    if (person.alias === "ivan") {
      put(checked[0]!, person.id, when(), "rejected", {
        evidence: evidence[3]!,
        comment: "Напишите, с кем именно говорили, – и засчитаем",
      });
      put(once.find(({ kind }) => kind === "auto")!, person.id, when(), "approved");
      put(checked[1]!, person.id, new Date(today.getTime() - 3 * 3_600_000), "submitted", { evidence: evidence[2]! });
    } else if (person.id !== admin.id && random.chance(0.6)) {
      const task = random.pick(once);
      const isWaiting = at % 9 === 5 && task.kind === "manual";
      put(
        task,
        person.id,
        when(),
        isWaiting ? "submitted" : "approved",
        task.kind === "manual" ? { evidence: random.pick(evidence) } : {},
      );
    }
  }
  await insertRows(taskRuns, runs);
}
