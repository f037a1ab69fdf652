export { isNamed } from "./filter.ts";
export { follow, partFollowers, unfollow } from "./following.ts";

export { writeRss } from "./rss.ts";
export { subscriptions } from "./schema.ts";
export { readerOf } from "./tokens.ts";
