import { eq } from "drizzle-orm";
import type { Given, Question } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import type { RequestDeed } from "../contract.ts";

/** Stops the clock at what a wall in Moscow shows. */
export const at = (wall: string) => setClock(new Date(`${wall}:00+03:00`));

const bare = { help: "", required: false, options: [], other: false, shuffle: false, rows: [], low: "", high: "" };

/** A field of a request. */
export const ask = (id: string, kind: Question["kind"], more: Partial<Question> = {}): Question => ({
  ...bare,
  id,
  kind,
  title: `Поле ${id}`,
  ...more,
});

/** An answer as a form sends it. */
export const say = (given: Partial<Given>): Given => ({ chosen: [], text: "", number: "", rows: {}, ...given });

export const why = ask("why", "text", { required: true });
export const car = ask("car", "yes-no", { required: true });
/** Shown where one comes by car. */
export const plate = ask("plate", "text", {
  required: true,
  showIf: { how: "all", rules: [{ question: "car", is: "has", value: "yes" }] },
});

type Route = { approval?: "never" | "always" | "when"; rule?: string; termHours?: number | null };

/** A company that shows services, on a Monday at ten: its desk, an owner of services, ivan with his supervisor, anna and oleg who do requests. */
export async function meetPeople() {
  at("2026-11-23T10:00");
  const company = await makeCompany();
  const show = (showServices: boolean) =>
    withTenant("*", () => db().update(groups).set({ showServices }).where(eq(groups.id, company.id)));
  await show(true);
  const desk = await makePerson(company, { roles: ["employee", "admin"] });
  const boss = await makePerson(company, { firstName: "Борис" });
  const owner = await makePerson(company, { firstName: "Олеся" });
  const ivan = await makePerson(company, { firstName: "Иван", managerId: boss.accountId });
  const anna = await makePerson(company, { firstName: "Анна" });
  const oleg = await makePerson(company, { firstName: "Олег" });

  /** A service that takes requests with these fields. */
  async function makeService(questions: Question[], route: Route = {}): Promise<string> {
    const { id } = await apiAs(desk).services.make({ title: "Пропуск", kind: "form", owner: owner.accountId });
    const document = { sections: [{ id: "fields", title: "", text: "", questions }] };
    await apiAs(desk).requests.putFields({ service: id, revision: 0, document });
    const executors = [anna.accountId, oleg.accountId];
    await apiAs(desk).requests.putRoute({ service: id, revision: 1, approval: "never", ...route, executors });
    return id;
  }

  /** The request of ivan for a reason that is always the same. */
  const sent = async (service: string) => (await send(ivan, service, { why: say({ text: "Для банка" }) })).id!;
  return { company, show, desk, boss, owner, ivan, anna, oleg, makeService, sent };
}

export const send = (who: Viewer, service: string, answers: Record<string, Given>) =>
  apiAs(who).requests.submit({ service, answers, shown: Object.keys(answers).join(",") });

export const step = (who: Viewer, id: string, deed: RequestDeed, text = "") =>
  apiAs(who).requests.step({ id, deed, text, ...(deed === "rate" && { rating: "5" as const }) });

/** What somebody was told of. */
export async function told(who: Viewer): Promise<string[]> {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
}
