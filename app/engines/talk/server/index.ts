export { closeReactions, closeTalk } from "./leading.ts";
