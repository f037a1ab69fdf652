export { findColleague, findColleagues, readPeople } from "./colleagues.ts";
export { deedEvents, doneBy } from "./deeds.ts";
export { loyaltySettings, pointNotes, pointReversals, pointRules } from "./schema.ts";
export { dateIn, readSettings, startOf, zoneOf } from "./settings.ts";
