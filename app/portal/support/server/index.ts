export { sendLetter } from "./letters.ts";
export { ownTickets } from "./own-data.ts";
export { supportMessages, supportTickets } from "./schema.ts";
