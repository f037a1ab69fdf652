export { readCards } from "./cards.ts";
export { plainText, readMarkdown } from "./markdown.ts";
export { isVisible } from "./policy.ts";
export { comments, publications, subscriptions } from "./schema.ts";
export { urlOf } from "./urls.ts";
