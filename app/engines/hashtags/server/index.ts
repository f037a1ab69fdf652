export { hashtagSubscriptions } from "./schema.ts";

export { followedHashtags } from "./subscriptions.ts";
