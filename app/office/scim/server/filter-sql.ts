import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Filter, FilterValue, Operator } from "./filter.ts";
import { wrong } from "./problem.ts";

/** Where an attribute stands: how it is compared, and, for one of many, how the many are asked. */
export type Column = {
  sql: SQL;
  kind: "text" | "exact" | "flag" | "moment";
  among?: (condition: SQL) => SQL;
};

export type Columns = Record<string, Column>;

/** A filter as a condition. Refuses attributes that cannot be asked for, and comparisons that mean nothing. */
export function conditionOf(filter: Filter, columns: Columns): SQL {
  switch (filter.kind) {
    case "and":
      return and(...filter.parts.map((part) => conditionOf(part, columns)))!;
    case "or":
      return or(...filter.parts.map((part) => conditionOf(part, columns)))!;
    case "not":
      return not(sql`coalesce(${conditionOf(filter.part, columns)}, false)`);
    case "present":
      return within(columnOf(filter.name, columns), ({ sql: value, kind }) =>
        kind === "text" || kind === "exact" ? sql`coalesce(${value}, '') <> ''` : sql`${value} is not null`,
      );
    case "compare":
      return within(columnOf(filter.name, columns), (column) => compare(column, filter.operator, filter.value));
  }
}

/** The columns to sort by; an attribute that cannot be sorted by is refused. */
export function columnOf(name: string, columns: Columns): Column {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column ?? wrong("invalidFilter", `По этому атрибуту отбирать нельзя: ${name.slice(0, 100)}`);
}

function within(column: Column, condition: (column: Column) => SQL): SQL {
  return column.among ? column.among(condition(column)) : condition(column);
}

function compare({ sql: column, kind }: Column, operator: Operator, value: FilterValue): SQL {
  if (value === null) {
    if (operator === "eq") return sql`${column} is null`;
    return operator === "ne" ? sql`${column} is not null` : meaningless();
  }
  if (kind === "flag") return compareFlag(column, operator, value);
  if (kind === "moment") return compareMoment(column, operator, value);
  const text = kind === "text" ? sql`lower(${column})` : column;
  const wanted = kind === "text" ? String(value).toLowerCase() : String(value);
  switch (operator) {
    case "eq":
      return sql`${text} = ${wanted}::text`;
    case "ne":
      return sql`${text} is distinct from ${wanted}::text`;
    case "co":
      return sql`position(${wanted}::text in ${text}) > 0`;
    case "sw":
      return sql`starts_with(${text}, ${wanted}::text)`;
    case "ew":
      return sql`right(${text}, ${wanted.length}::int) = ${wanted}::text`;
    default:
      return sql`${text} ${signs[operator]} ${wanted}::text`;
  }
}

const signs = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` };

function compareFlag(column: SQL, operator: Operator, value: FilterValue): SQL {
  const wanted = typeof value === "string" ? { true: true, false: false }[value.toLowerCase()] : value;
  if (typeof wanted !== "boolean" || (operator !== "eq" && operator !== "ne")) return meaningless();
  return sql`${column} is ${operator === "eq" ? sql`not ` : sql``}distinct from ${wanted}::boolean`;
}

function compareMoment(column: SQL, operator: Operator, value: FilterValue): SQL {
  // A moment of SCIM is whole: what else a Date would take for one is read the American way.
  const isMoment = typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
  const at = new Date(isMoment ? value : Number.NaN);
  const sign = { ...signs, eq: sql`=`, ne: sql`<>`, co: undefined, sw: undefined, ew: undefined }[operator];
  if (Number.isNaN(at.getTime()) || Math.abs(at.getFullYear()) > 9999 || !sign) return meaningless();
  return sql`${column} ${sign} ${at.toISOString()}::timestamptz`;
}

function meaningless(): never {
  return wrong("invalidFilter", "Такое сравнение ничего не значит");
}
