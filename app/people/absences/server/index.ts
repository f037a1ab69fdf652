export { absences } from "./schema.ts";
export { absenceNow, isAwayNow } from "./shown.ts";
export { standsInFor } from "./stand-in.ts";
export { absenceNow, deputiesNow, isAwayNow, standsInFor } from "./shown.ts";
