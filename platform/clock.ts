let read: () => Date = () => new Date();

/** The present moment: the only source of time for the product, so that a test can choose it. */
export function now(): Date {
  return read();
}

/** Stops or moves the clock for a test; without an argument real time comes back. */
export function setClock(moment?: Date | (() => Date)): void {
  read = moment === undefined ? () => new Date() : moment instanceof Date ? () => new Date(moment) : moment;
}

/** Runs `fn`, which waits for nothing, while the present moment comes from elsewhere. */
export function withClock<T>(moment: () => Date, fn: () => T): T {
  const before = read;
  read = moment;
  try {
    return fn();
  } finally {
    read = before;
  }
}
