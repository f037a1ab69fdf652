import { cabinetSamples } from "./cabinet-samples.ts";
import { company, everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of the directory and of a person's own place. */
export const peopleSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  ...cabinetSamples,
  "people.list": () => everyone({ query: "CANARY" }),
  "people.choices": () => everyone({}),
  "people.structure": () => everyone({}),
  "people.department": ({ sever }) => company({ id: sever.department }, sever.department),
  "people.birthdays": () => everyone({}),
  "people.newcomers": () => everyone({}),
  "people.card": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
};
