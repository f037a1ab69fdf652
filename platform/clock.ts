let read: () => Date = () => new Date();

/** The present moment: the only source of time for the product, so that a test can choose it. */
export function now(): Date {
  return read();
}

/** Stops or moves the clock for a test; without an argument real time comes back. */
export function setClock(moment?: Date | (() => Date)): void {
  read = moment === undefined ? () => new Date() : moment instanceof Date ? () => new Date(moment) : moment;
}
