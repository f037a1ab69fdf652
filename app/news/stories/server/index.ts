export { stories, storyAnswers, storyFrames, storyViews } from "./schema.ts";
export { align as alignStory } from "./writing.ts";
