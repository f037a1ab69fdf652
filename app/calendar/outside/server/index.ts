export { busyBetween, outsideLayer } from "./layer.ts";
export { outsideCalendars, outsideEntries } from "./schema.ts";
