export { guestDuty } from "./duty.ts";
export { keepGuests } from "./ending.ts";
export { findSponsor } from "./sponsor.ts";
