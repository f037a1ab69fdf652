import { progressTime } from "#app/engines/progress/server/schema.ts";
import { courseReviews, lessonSubmissions } from "#app/learning/courses/server/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import type { Rows } from "./seed-courses.ts";
import type { World } from "./world.ts";

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const said = [
  { stars: 5, body: "Коротко и по делу: прошла в перерыв и сразу попробовала." },
  { stars: 5, body: "Наконец-то стало понятно, почему мы делаем именно так." },
  { stars: 4, body: "Хороший курс. Хотелось бы больше картинок." },
  { stars: 5, body: "" },
  { stars: 4, body: "Советую новичкам в первую же неделю." },
  { stars: 3, body: "Полезно, но длинновато." },
];
const worked = [
  "Сварила три чашки. По рецепту – 2:28, чисто и сладко. Мельче – 3:10, горчит. Крупнее – 1:55, кислит и пусто.",
  "По рецепту шла 2:35. Мельче – почти четыре минуты, крупнее – полторы. Лучше всех первая.",
];

/** What people say of courses, how long they were at them, what waits to be checked. */
export async function seedLearning(random: Random, world: World, rows: Rows): Promise<void> {
  const begun = rows.enrolments.filter(({ startedAt }) => startedAt);
  const reviews = begun.filter(({ endedAt }) => endedAt).filter(() => random.chance(0.3));
  await insertRows(
    courseReviews,
    reviews.map(({ courseId, accountId, groupId, endedAt }) => {
      const at = endedAt!;
      return { courseId, accountId, groupId, ...random.pick(said), createdAt: at, changedAt: at };
    }),
  );
  await insertRows(
    progressTime,
    begun.flatMap(({ runId, groupId, startedAt, endedAt }) => {
      const steps = rows.runSteps.filter((step) => step.runId === runId && step.state === "done");
      const day = dayOf((endedAt ?? startedAt)!);
      return steps.map(({ stepId }) => {
        return { runId: runId!, stepId, groupId, day, method: "seen" as const, seconds: random.int(120, 900) };
      });
    }),
  );
  await insertRows(lessonSubmissions, worksOf(random, world, rows));
}

/** Works of those who have come to a task and not further: they have sent it, and wait. */
function worksOf(random: Random, { today }: World, rows: Rows): (typeof lessonSubmissions.$inferInsert)[] {
  const tasks = rows.steps.filter(({ kind }) => kind === "task");
  const waiting = rows.runSteps.filter(
    ({ stepId, state }) => state === "submitted" && tasks.some(({ id }) => id === stepId),
  );
  return waiting.map(({ runId, stepId }, at) => {
    const enrolment = rows.enrolments.find((one) => one.runId === runId)!;
    const lessonKey = tasks.find(({ id }) => id === stepId)!.key;
    const createdAt = new Date(today.getTime() - (at + 1) * 5 * 3_600_000);
    const words = { lessonKey, body: worked[at % worked.length]!, createdAt };
    return { id: demoId(random, createdAt), groupId: enrolment.groupId, enrolmentId: enrolment.id!, ...words };
  });
}
