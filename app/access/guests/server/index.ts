export { keepGuests } from "./ending.ts";
export { findSponsor } from "./sponsor.ts";
