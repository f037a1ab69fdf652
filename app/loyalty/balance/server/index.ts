export { leadsPeople } from "./allowance.ts";
export { findColleague, findColleagues, readPeople } from "./colleagues.ts";
export { deedEvents, doneBy } from "./deeds.ts";
export { loyaltySettings, pointFunds, pointNotes, pointReversals, pointRules } from "./schema.ts";
export { dateIn, readSettings, startOf, zoneOf } from "./settings.ts";
export { note } from "./transfers.ts";
