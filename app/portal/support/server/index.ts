export { supportMessages, supportTickets } from "./schema.ts";
