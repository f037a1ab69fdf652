import { makePerson } from "./people.ts";
import { company, desk, everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of the directory, and of the desk where an administrator sees to the accounts. */
export const peopleSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "people.list": () => everyone({ query: "CANARY" }),
  "people.choices": () => everyone({}),
  "people.structure": () => everyone({}),
  "people.department": ({ sever }) => company({ id: sever.department }, sever.department),
  "people.birthdays": () => everyone({}),
  "people.newcomers": () => everyone({}),
  "people.card": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "peopleDesk.list": () => desk({ query: "CANARY" }),
  "peopleDesk.person": ({ sever }) => desk({ id: sever.employee.accountId }),
  "peopleDesk.suspend": async (world) => desk({ id: await somebody(world), reason: "Отпуск" }),
  "peopleDesk.restore": async (world) => desk({ id: await somebody(world) }),
  "peopleDesk.leave": async (world) => desk({ id: await somebody(world) }),
  "peopleDesk.give": async (world) => desk({ id: await somebody(world), right: "moderator" }),
  "peopleDesk.take": async (world) => desk({ id: await somebody(world), right: "moderator" }),
  "peopleDesk.endSessions": async (world) => desk({ id: await somebody(world) }),
};

/** A person of «Север» whom nobody else needs. */
async function somebody({ sever }: TwoCompanies): Promise<string> {
  return (await makePerson({ id: sever.id, alias: "sever", name: "Север" })).accountId;
}
