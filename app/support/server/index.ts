export { sendLetter } from "./letters.ts";
export { supportMessages, supportTickets } from "./schema.ts";
