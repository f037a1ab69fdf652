import { publish, putStep } from "#app/learning/adaptation/server/composing.ts";
import { finish, tick } from "#app/learning/adaptation/server/doing.ts";
import { start } from "#app/learning/adaptation/server/starting.ts";
import { putTemplate, readTemplate } from "#app/learning/adaptation/server/templates.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { dayIn } from "#tests/support/days.ts";

/** A programme that ivan walks with anna's help: one thing read, one sent to be checked, the rest still to be done. */
export async function fillAdaptation({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  const facts = { description: "План на первый месяц", starts: false, audience: null, trialDays: 90 };
  const { id } = await putTemplate(admin!, { title: "Первый месяц", ...facts });
  const level = (await readTemplate(admin!, { id })).document.levels[0]!.key;
  const [unlock, grading] = ["free", "none"] as const;
  const plain = { body: "", link: "", items: [], required: true, unlock, checked: false, grading };
  const put = async (words: Partial<Parameters<typeof putStep>[1]> & { title: string }) =>
    (await putStep(admin!, { id, level, ...plain, kind: "article", role: "newcomer", ...words })).part;
  await put({ title: "Добро пожаловать", body: "Осмотритесь и познакомьтесь с командой." });
  const list = await put({ kind: "checklist", title: "Рабочее место", items: ["Пропуск", "Почта", "Шкафчик"] });
  await put({ kind: "task", title: "Первая задача", checked: true, grading: "five", dueAfter: 10 });
  const sent = await put({ kind: "task", title: "Что вас удивило", checked: true, grading: "five", dueAfter: 5 });
  await put({ kind: "task", title: "Поговорить об итогах", role: "supervisor", dueAfter: 20 });
  const { revision } = await readTemplate(admin!, { id });
  await publish(admin!, { id, revision });
  const on = dayIn();
  const people = [ivan!.accountId];
  const { ids } = await start(admin!, { template: id, people, on, supervisor: anna!.accountId });
  await tick(ivan!, { id: ids[0]!, key: list, items: [0] });
  await finish(ivan!, { id: ids[0]!, key: sent, evidence: "Что все здороваются", files: [] });
}
