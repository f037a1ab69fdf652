import { running } from "#app/services/requests/server/law.ts";
import { requestMarks, requestNumbers, requests } from "#app/services/requests/server/schema.ts";
import { readWorkingHours } from "#platform/working-days/hours.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Catalogue } from "./seed-catalogue.ts";
import { formsTold } from "./words/request-fields.ts";
import { requestsTold } from "./words/requests.ts";
import type { World } from "./world.ts";

const hour = 3_600_000;

/** Requests of anna and ivan in every state, their whole way in each. */
export async function seedRequests(
  random: Random,
  world: World,
  { groupId, ids, executors, people }: Catalogue,
  formIds: Map<string, string>,
): Promise<void> {
  const hours = await readWorkingHours();
  const called = (alias: string) => people.find((one) => one.alias === alias)!;
  const rows: (typeof requests.$inferInsert)[] = [];
  const marks: (typeof requestMarks.$inferInsert)[] = [];
  let number = 0;
  const put = (author: Person, approver: Person, executor: Person, told: (typeof requestsTold)[number]) => {
    number += 1;
    const sentAt = new Date(world.today.getTime() - told.ago * hour);
    const id = demoId(random, sentAt);
    const step = (told.ago * hour) / (told.steps.length + 1);
    const who = { author, approver, executor };
    const at = (place: number) => new Date(sentAt.getTime() + place * step);
    const states = told.steps.flatMap(([, state], place) => (state ? [{ state, since: at(place) }] : []));
    const { state, since } = states.at(-1)!;
    const { termHours } = formsTold[told.of]!;
    const termMinutes = termHours ? termHours * 60 : null;
    let [usedMinutes, waitedMinutes] = [0, 0];
    for (const [place, one] of states.entries()) {
      const until = states[place + 1]?.since;
      if (!until) continue;
      const passed = hours.between(one.since, until);
      if (running.has(one.state)) usedMinutes += passed;
      if (one.state === "waitingUser") waitedMinutes += passed;
    }
    const isRunning = running.has(state) && termMinutes !== null;
    const isTaken = told.steps.some(([deed]) => deed === "claim");
    const isAsked = told.steps.some(([, to]) => to === "onApproval");
    rows.push({
      id,
      groupId,
      serviceId: ids.get(told.of)!,
      formId: formIds.get(told.of)!,
      number,
      initiatorId: author.id,
      approverId: isAsked ? approver.id : null,
      executorId: isTaken ? executor.id : null,
      answers: told.answers,
      state,
      since,
      termMinutes,
      usedMinutes,
      waitedMinutes,
      soonToldAt: null,
      lateToldAt: null,
      dueAt: isRunning ? hours.after(since, Math.max(0, termMinutes - usedMinutes)) : null,
      wasLate: termMinutes !== null && usedMinutes > termMinutes,
      rating: told.rating ?? null,
      revision: told.steps.length,
      createdAt: sentAt,
      endedAt: ["done", "closed", "rejected", "cancelled"].includes(state) ? since : null,
    });
    for (const [place, [deed, to, by, text = ""]] of told.steps.entries())
      marks.push({
        id: demoId(random, at(place)),
        requestId: id,
        groupId,
        byId: who[by].id,
        deed,
        state: to,
        text,
        createdAt: at(place),
      });
  };
  const [anna, ivan] = [called("anna"), called("ivan")];
  const [first, second] = executors;
  for (const told of requestsTold) {
    put(ivan, anna, first!, told);
    put(anna, second!, first!, told);
    // Somebody else's, which anna does.
    put(second!, anna, anna, told);
  }
  await insertRows(requests, rows);
  await insertRows(requestMarks, marks);
  await insertRows(requestNumbers, [{ groupId, last: number }]);
}
