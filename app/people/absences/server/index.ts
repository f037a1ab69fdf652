export { absences } from "./schema.ts";
export { absenceNow, deputiesNow, isAwayNow, standsInFor } from "./shown.ts";
export { readDeputy } from "./stand-in.ts";
