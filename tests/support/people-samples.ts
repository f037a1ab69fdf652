import { inDays } from "#platform/people/guests.ts";
import { apiAs } from "./api.ts";
import { cabinetSamples } from "./cabinet-samples.ts";
import { dayIn } from "./days.ts";
import { makeMistake, parkEvent } from "./parked.ts";
import { passwordSamples } from "./password-samples.ts";
import { makePerson } from "./people.ts";
import { company, desk, everyone, owner, type Sample } from "./sample.ts";
import { secondStepSamples } from "./second-step-samples.ts";
import { staffSamples } from "./staff-samples.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of the directory, of a person's own place, and of the desk where an administrator sees to the accounts. */
export const peopleSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  ...cabinetSamples,
  ...secondStepSamples,
  ...passwordSamples,
  ...staffSamples,
  "people.list": () => everyone({ query: "CANARY" }),
  "people.some": ({ sever }) => everyone({ ids: sever.head.accountId }),
  "people.choices": () => everyone({}),
  "people.structure": () => everyone({}),
  "people.department": ({ sever }) => company({ id: sever.department }, sever.department),
  "people.birthdays": () => everyone({}),
  "people.newcomers": () => everyone({}),
  "people.card": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "guests.own": () => everyone({}),
  "guests.guest": async (world) => ownGuest(await makeGuest(world)),
  "guests.prolong": async (world) => ownGuest(await makeGuest(world), { until: inAMonth() }),
  "guests.entrust": async (world) =>
    desk({ id: await makeGuest(world), sponsor: `@person-${(await somebody(world)).slice(-12)}` }),
  "audit.list": () => desk({}),
  "systemState.state": () => desk({}),
  "systemState.sendLetter": () => desk({}),
  "systemState.retry": async () => desk({ kind: "event", id: await parkEvent() }),
  "systemState.errors": () => desk({}),
  "systemState.settle": async () => desk({ id: await makeMistake() }),
  "systemState.note": () => everyone({ module: "feed/work", type: "Error", message: "Сломалось", stack: "" }),
  "companies.list": () => desk({}),
  "companies.company": ({ sever }) => desk({ id: sever.id }),
  "companies.change": ({ sever: { id, name } }) =>
    desk({ id, name, alias: "sever", showServices: "portal", employeeStories: true }),
  "peopleDesk.list": () => desk({ query: "CANARY" }),
  "peopleDesk.person": ({ sever }) => desk({ id: sever.employee.accountId }),
  "peopleDesk.duties": ({ sever }) => desk({ id: sever.employee.accountId }),
  "peopleDesk.suspend": async (world) => desk({ id: await somebody(world), reason: "Отпуск" }),
  "peopleDesk.restore": async (world) => desk({ id: await somebody(world) }),
  "peopleDesk.leave": async (world) => desk({ id: await somebody(world) }),
  "peopleDesk.give": async (world) => desk({ id: await somebody(world), right: "moderator" }),
  "peopleDesk.take": async (world) => desk({ id: await somebody(world), right: "moderator" }),
  "peopleDesk.takeTable": () => desk({ file: tableOf("sample") }),
  "peopleDesk.table": async (world) => desk({ id: await table(world) }),
  "peopleDesk.applyTable": async (world) => desk({ id: await table(world) }),
  "peopleDesk.ldap": () => desk({}),
  "peopleDesk.lookLdap": () => desk({}),
  "peopleDesk.resetSecondStep": async (world) => desk({ id: await somebody(world) }),
  "peopleDesk.endSessions": async (world) => desk({ id: await somebody(world) }),
  "ownData.erasures": () => desk({}),
  "ownData.erasureOf": ({ sever }) => desk({ id: sever.erasure }),
  "ownData.isErasable": ({ sever }) => desk({ id: sever.head.accountId }),
  "ownData.refuseErasure": async (world) => desk({ id: (await erasure(world)).id, reason: "Идёт проверка" }),
  "ownData.erase": async (world) => desk({ id: (await erasure(world)).accountId }),
};

const ownGuest = (id: string, more = {}): Sample => ({ ...owner({ id, ...more }, id), also: ["admin"] });

const inAMonth = () => dayIn(30);
/** Somebody's request to have their data erased. */
async function erasure({ sever }: TwoCompanies) {
  const who = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
  return { ...(await apiAs(who).ownData.askErasure({})), accountId: who.accountId };
}

const tableOf = (name: string) =>
  new File([`Фамилия;Имя;Почта\nТабличный;Иван;${name}@table.example\n`], "люди.csv", { type: "text/csv" });

async function table({ admin }: TwoCompanies): Promise<string> {
  return (await apiAs(admin).peopleDesk.takeTable({ file: tableOf("another") })).id;
}

/** A guest of «Север» for whom its head answers. */
async function makeGuest({ sever }: TwoCompanies): Promise<string> {
  const guest = { roles: ["guest" as const], sponsorId: sever.head.accountId, guestUntil: inDays() };
  return (await makePerson({ id: sever.id, alias: "sever", name: "Север" }, guest)).accountId;
}

/** A person of «Север» whom nobody else needs. */
async function somebody({ sever }: TwoCompanies): Promise<string> {
  return (await makePerson({ id: sever.id, alias: "sever", name: "Север" })).accountId;
}
