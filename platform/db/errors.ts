/** The SQLSTATE of an error, however deep drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The constraint that a row broke, to tell which field is to blame. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { constraint } = one as { constraint?: unknown };
    if (typeof constraint === "string") return constraint;
  }
  return undefined;
}

/** Two transactions got in each other's way; the same deed may well succeed at once. */
export function isCollision(error: unknown): boolean {
  return ["40001", "40P01"].includes(sqlState(error) ?? "");
}

/** It was the store of files that failed, folder or bucket: its library and the client of S3 mark their errors. */
export function isOfStore(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if ("$metadata" in one || (typeof code === "string" && code.startsWith("E_CANNOT_"))) return true;
  }
  return false;
}

const lostCodes = [
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
];
/** Full of connections; cut off because a transaction has waited too long. */
const awayStates = new Set(["53300", "25P03", "25P04"]);
/** What the driver says by itself of a connection that is no more: under way, before its next query, or before it was made. */
const lostWords =
  /^Connection terminated|^Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|^Query read timeout|^Cannot use a pool after calling end on the pool|^This socket has been ended by the other party/;
const lostStreams = ["ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END", "ERR_STREAM_PREMATURE_CLOSE"];

/** The database, or another machine that is asked for something, did not answer: it is away, starting, full of connections, or the statement took too long. */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (state.startsWith("08") || state.startsWith("57") || awayStates.has(state))) return true;
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, syscall } = one as { code?: string; syscall?: string };
    if (syscall && code && lostCodes.includes(code)) return true;
    if (lostWords.test(one.message) || (code && lostStreams.includes(code))) return true;
  }
  return false;
}
