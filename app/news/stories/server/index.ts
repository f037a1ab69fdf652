export { addressForAuthor } from "./addresses.ts";
export { storyDuty } from "./duty.ts";
export { ownStories } from "./own-data.ts";
export { isOnDesk as isOnStoryDesk } from "./policy.ts";
export { stories, storyAnswers, storyFrames, storyViews } from "./schema.ts";
export { align as alignStory } from "./writing.ts";
