import { Column, Name, Param, Placeholder, type Query, SQL, StringChunk, Table } from "drizzle-orm";

type Config = Parameters<SQL["buildQueryFromSourceParams"]>[1];

const isQuick = Symbol.for("veche.quick-text");
const drizzles = SQL.prototype.buildQueryFromSourceParams;

/** How a column or a table is named never changes: each is spelled once. */
const spelled = new WeakMap<object, string>();

/**
 * Lets drizzle write its statements in one pass. Its own way asks of every piece whether it is one of a dozen kinds, and
 * makes an object and two lists of it: 9 % of a page. What is seldom met is still written by drizzle.
 */
export function writeQuickly(): void {
  // The pages' bundle carries a copy of this module: the one that came first writes for both.
  if (isQuick in SQL.prototype) return;
  Object.defineProperty(SQL.prototype, isQuick, { value: true });
  SQL.prototype.buildQueryFromSourceParams = function (chunks, config) {
    if (config.inlineParams || isInlined(this) || config.invokeSource) return drizzles.call(this, chunks, config);
    const shared = config.paramStartIndex ? config : { ...config, paramStartIndex: { value: 0 } };
    const query: Query = { sql: "", params: [] };
    for (const chunk of chunks) write(chunk, query, shared);
    return query;
  };
}

let areLiterals = false;

/**
 * Writes statements with their values in the text itself, so that the server plans for them once for all; those that are
 * given later stay parameters, and so do lists and moments.
 */
export function withLiterals<T>(write: () => T): T {
  areLiterals = true;
  try {
    return write();
  } finally {
    areLiterals = false;
  }
}

/** The same statement as drizzle itself writes it. */
export function writtenByDrizzle(statement: SQL, config: Config): Query {
  const quick = SQL.prototype.buildQueryFromSourceParams;
  SQL.prototype.buildQueryFromSourceParams = drizzles;
  try {
    return statement.toQuery(config);
  } finally {
    SQL.prototype.buildQueryFromSourceParams = quick;
  }
}

function write(chunk: unknown, query: Query, config: Config): void {
  if (chunk === undefined) return;
  if (typeof chunk === "object" && chunk !== null) writePart(chunk, query, config);
  else if (typeof chunk === "function") writeOther(chunk, query, config);
  else writeValue(chunk, query, config);
}

function writePart(chunk: object, query: Query, config: Config): void {
  const kind = chunk.constructor;
  if (kind === StringChunk) query.sql += (chunk as StringChunk).value.join("");
  else if (kind === SQL && !isInlined(chunk as SQL))
    for (const part of (chunk as SQL).queryChunks) write(part, query, config);
  else if (chunk instanceof Column || chunk instanceof Table) query.sql += spellingOf(chunk, config);
  else if (kind === Param) writeParam(chunk as Param, query, config);
  else if (kind === Name) query.sql += config.escapeName((chunk as Name).value);
  else if (Array.isArray(chunk)) writeList(chunk, query, config);
  else writeOther(chunk, query, config);
}

/** The statement wants its values in the text itself. */
function isInlined(statement: SQL): boolean {
  return (statement as unknown as { shouldInlineParams: boolean }).shouldInlineParams;
}

function writeParam(param: Param, query: Query, config: Config): void {
  const isGivenLater = param.value instanceof Placeholder;
  const value = isGivenLater || param.value === null ? null : param.encoder.mapToDriverValue(param.value);
  if (isGivenLater) writeOther(param, query, config);
  else if (value instanceof SQL) write(value, query, config);
  else writeValue(value, query, config);
}

function writeList(list: unknown[], query: Query, config: Config): void {
  query.sql += "(";
  for (const [at, one] of list.entries()) {
    if (at) query.sql += ", ";
    write(one, query, config);
  }
  query.sql += ")";
}

function writeValue(value: unknown, query: Query, config: Config): void {
  if (areLiterals && (value === null || ["string", "number", "boolean"].includes(typeof value))) {
    // In quotes whatever it is: the server finds its type as it finds a parameter's.
    query.sql += value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`;
    return;
  }
  query.sql += config.escapeParam(config.paramStartIndex!.value++, value);
  query.params.push(value);
}

function writeOther(chunk: unknown, query: Query, config: Config): void {
  const written = drizzles.call(new SQL([]), [chunk as never], config);
  query.sql += written.sql;
  query.params.push(...written.params);
}

function spellingOf(part: Column | Table, config: Config): string {
  let spelling = spelled.get(part);
  if (spelling === undefined) {
    spelling = drizzles.call(new SQL([]), [part as never], config).sql;
    spelled.set(part, spelling);
  }
  return spelling;
}
