import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

type Desk = ReturnType<typeof apiAs>["adaptation"];
type StepWish = Omit<Parameters<Desk["putStep"]>[0], "id" | "level">;

/** A company of a newcomer, their supervisor in the directory, a colleague, and who manages adaptation. */
export async function meetNewcomer() {
  setListeners(listeners);
  forgetSpending();
  const company = await makeCompany();
  const anna = await makePerson(company, { firstName: "Анна" });
  const ivan = await makePerson(company, { firstName: "Иван", lastName: "Белов", managerId: anna.accountId });
  const petr = await makePerson(company, { firstName: "Пётр", lastName: "Сидоров" });
  const hr = await makePerson(company, { firstName: "Ольга", lastName: "Кадрова", rights: ["adaptation"] });
  return { company, anna, ivan, petr, hr };
}

export const adaptationOf = (viewer: Viewer): Desk => apiAs(viewer).adaptation;

let made = 0;

/** Publishes a programme of one level with these steps, or its next version with more of them; gives their keys by titles. */
export async function publish(hr: Viewer, steps: StepWish[], before?: string) {
  const api = adaptationOf(hr);
  const id = before ?? (await api.putTemplate({ title: `Программа ${++made}` })).id;
  const level = (await api.template({ id })).document.levels[0]!.key;
  for (const step of steps) await api.putStep({ id, level, ...step });
  const { revision, document } = await api.template({ id });
  const { version } = await api.publish({ id, revision });
  const keys = new Map(document.levels.flatMap((one) => one.steps.map(({ title, key }) => [title, key])));
  return { id, level, version, keyOf: (title: string) => keys.get(title)! };
}

export const step = (title: string, more: Partial<StepWish> = {}): StepWish => ({
  ...{ title, kind: "article", role: "newcomer", ...more },
});

/** How a deed was refused: by fields or by the code; null where it was done. */
export const refused = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error) => error.data?.fields ?? error.code,
  );
