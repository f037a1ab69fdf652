export type { PlaceEvent } from "./joining.ts";
export { changePlace, changeRules, placeBy, putAvatar, putCover, readersOf, viewOf } from "./keeping.ts";
export { type PlaceKind, placeKinds } from "./kinds.ts";
export { placeLine, placeLineColumns } from "./lines.ts";
export { ban, leads, leaveAll, makePlace, seat, takesPart } from "./places.ts";
export { memberships, placeInvites, placeLinks, placeOffers, placeRequests, places } from "./schema.ts";
export { putPlacesInSearch } from "./search-source.ts";
export { demand, may, type Stood, standing } from "./standing.ts";
