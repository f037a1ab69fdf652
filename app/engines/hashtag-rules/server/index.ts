export { bannedHashtags, type HashtagRule, namesOfHashtag, readHashtagRule, settledHashtags } from "./rules.ts";
export { hashtagRules } from "./schema.ts";
