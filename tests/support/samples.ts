import { areaTests } from "./area-tests.ts";
import type { Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

export type { Sample } from "./sample.ts";

const samples = new Map<string, (world: TwoCompanies) => Sample | Promise<Sample>>(
  areaTests.flatMap(({ key, samples = {} }) =>
    Object.entries(samples).map(([name, make]) => [`${key}.${name}`, make] as const),
  ),
);

/** The sample of an operation, made anew; the suites fail when an operation has none. */
export async function sampleOf(name: string, world: TwoCompanies): Promise<Sample> {
  const make = samples.get(name);
  if (!make) throw new Error(`The operation ${name} has no sample: add it to tests/area.ts of its area`);
  return make(world);
}

/** The same call about a thing that does not exist. */
export function missing({ input, id }: Sample): unknown {
  const swap = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(id!, "01a1fe5b-0000-7000-8000-000000000000");
    if (Array.isArray(value)) return value.map(swap);
    if (!value || typeof value !== "object" || value instanceof File) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, swap(one)]));
  };
  return swap(input);
}
