// Publications stand on this face, and this area stands on them: nothing here may need theirs.

export { followedHashtags } from "./followed.ts";
export { bannedHashtags, settledHashtags } from "./rules.ts";
export { hashtagRules, hashtagSubscriptions } from "./schema.ts";
