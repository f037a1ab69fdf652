export { popularHashtags } from "./hashtags.ts";
export { ownHashtags } from "./own-data.ts";
export { hashtagSubscriptions } from "./schema.ts";
export { hashtagSource } from "./search-source.ts";
export { followedHashtags } from "./subscriptions.ts";
