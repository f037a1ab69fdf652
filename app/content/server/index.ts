export { readCards } from "./cards.ts";
export { plainText, readMarkdown } from "./markdown.ts";
export { publications, subscriptions } from "./schema.ts";
