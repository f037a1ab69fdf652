import { asc, desc, type SQL } from "drizzle-orm";
import { readFilter } from "./filter.ts";
import { type Columns, columnOf, conditionOf } from "./filter-sql.ts";
import { enterpriseSchema, nameOf } from "./names.ts";
import { isObject } from "./person-draft.ts";
import { wrong } from "./problem.ts";

/** What a list, or one thing of it, is asked with (RFC 7644 §3.4.2, §3.9). */
export type Asked = {
  filter: string | undefined;
  sortBy: string | undefined;
  isDescending: boolean;
  startIndex: number;
  count: number;
  attributes: string[];
  excluded: string[];
};

/** The most that one list gives. */
export const mostAtOnce = 200;
const usual = 100;

/** Reads what stands in the address of a GET, or in the body of a POST to `.search`. */
export function readAsked(said: Record<string, unknown>): Asked {
  const text = (name: string) => {
    const value = said[name];
    if (value === undefined || value === null || value === "") return undefined;
    return typeof value === "string" ? value : wrong("invalidValue", `Здесь ожидается текст: ${name}`);
  };
  const list = (name: string) => {
    const names = Array.isArray(said[name]) ? (said[name] as unknown[]).map(String) : (text(name)?.split(",") ?? []);
    return names.slice(0, 100).map((one) => nameOf(one.trim()));
  };
  return {
    filter: text("filter"),
    sortBy: text("sortBy"),
    isDescending: text("sortOrder")?.toLowerCase() === "descending",
    startIndex: Math.max(1, numberOf(said.startIndex, 1)),
    count: Math.min(mostAtOnce, Math.max(0, numberOf(said.count, usual))),
    attributes: list("attributes"),
    excluded: list("excludedAttributes"),
  };
}

/** The condition and the order that a list was asked with. */
export function orderOf({ filter, sortBy, isDescending }: Asked, columns: Columns): { where?: SQL; by: SQL[] } {
  const by = sortBy ? [(isDescending ? desc : asc)(columnOf(nameOf(sortBy), columns).sql)] : [];
  return { ...(filter && { where: conditionOf(readFilter(filter), columns) }), by };
}

/** Leaves of a thing what was asked for; what says which thing it is stays (RFC 7644 §3.9). */
export function cutTo<T extends object>(
  thing: T,
  { attributes, excluded }: Pick<Asked, "attributes" | "excluded">,
): object {
  if (attributes.length) return keep(thing, "", (name) => always.includes(name) || isAsked(name, attributes));
  const left = [...excluded, ...onRequest];
  return keep(thing, "", (name) => always.includes(name) || !left.includes(name));
}

const always = ["schemas", "id"];
/** What `/Schemas` calls «returned on request». */
const onRequest = ["name.formatted", "members.display", "enterprise.manager.displayname"];

const isAsked = (name: string, asked: string[]) =>
  asked.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`));

function keep(thing: object, prefix: string, isKept: (name: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([key, value]) => {
      const name = prefix + (key === enterpriseSchema ? "enterprise" : key.toLowerCase());
      if (!isKept(name)) return [];
      const inside = (one: unknown) => (isObject(one) ? keep(one, `${name}.`, isKept) : one);
      return [[key, Array.isArray(value) ? value.map(inside) : inside(value)]];
    }),
  );
}

function numberOf(value: unknown, otherwise: number): number {
  if (value === undefined || value === null || value === "") return otherwise;
  const number = Number(value);
  return Number.isSafeInteger(number) && Math.abs(number) < 2 ** 31
    ? number
    : wrong("invalidValue", "Здесь ожидается число");
}
