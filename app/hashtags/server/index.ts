export { popularHashtags } from "./hashtags.ts";
export { ownHashtags } from "./own-data.ts";
export { hashtagSubscriptions } from "./schema.ts";
export { followedHashtags } from "./subscriptions.ts";
