import { config } from "./config.ts";

const levels = ["debug", "info", "warn", "error", "silent"] as const;
type Level = (typeof levels)[number];

/** What a line may carry: ids and figures. Names, addresses, texts and tokens have no field to stand in. */
export type LogFields = {
  requestId?: string;
  accountId?: string | null;
  groupId?: string | null;
  objectId?: string;
  operation?: string;
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  count?: number;
  bytes?: number;
  attempt?: number;
  job?: string;
  event?: string;
  table?: string;
  reason?: string;
  error?: unknown;
};

const allowed = new Set(
  "requestId accountId groupId objectId operation route method status ms count bytes attempt job event table reason".split(
    " ",
  ),
);

/** Who else hears of errors: what stands in the line, before it is made shorter. */
type ErrorHearer = (message: string, fields: LogFields) => void;
let heard: ErrorHearer | undefined;

/** From now on every error line is told to `hearer` as well, whatever the level of the log; undefined ends it. */
export function hearErrors(hearer: ErrorHearer | undefined): void {
  heard = hearer;
}

function write(level: Level, message: string, fields: LogFields = {}): void {
  if (level === "error") heard?.(message, fields);
  if (levels.indexOf(level) < levels.indexOf(config.logLevel)) return;
  const line: Record<string, unknown> = { time: new Date().toISOString(), level, message };
  for (const [name, value] of Object.entries(fields)) if (allowed.has(name) && value !== undefined) line[name] = value;
  if (fields.error !== undefined) line.error = describeError(fields.error);
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** One JSON line a call on standard output; line breaks inside values are escaped, unknown fields are dropped. */
export const log = {
  debug: (message: string, fields?: LogFields) => write("debug", message, fields),
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  error: (message: string, fields?: LogFields) => write("error", message, fields),
};

/** An error without people's data: PostgreSQL's messages of class 22 and drizzle's texts quote what people typed. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const quotesData = "query" in error || (typeof code === "string" && code.startsWith("22"));
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(!quotesData && { message: error.message.split("\n", 1)[0]!.slice(0, 500) }),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  };
}
