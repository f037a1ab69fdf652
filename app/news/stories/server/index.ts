export { addressForAuthor } from "./addresses.ts";

export { isOnDesk as isOnStoryDesk } from "./policy.ts";
export { stories, storyAnswers, storyFrames, storyViews } from "./schema.ts";
export { align as alignStory } from "./writing.ts";
