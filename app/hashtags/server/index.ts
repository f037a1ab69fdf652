export { popularHashtags } from "./hashtags.ts";
export { hashtagSubscriptions } from "./schema.ts";
export { followedHashtags } from "./subscriptions.ts";
