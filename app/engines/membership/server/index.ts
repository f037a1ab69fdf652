export type { PlaceEvent } from "./joining.ts";
export { changePlace, changeRules, placeBy, putCover, refuseTaken, viewOf } from "./keeping.ts";
export { ban, leads, leaveAll, makePlace, seat, takesPart } from "./places.ts";
export { memberships, placeInvites, placeRequests, places } from "./schema.ts";
export { demand, may, roleOf, type Stood, standing } from "./standing.ts";
