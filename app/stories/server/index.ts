export { stories, storyFrames, storyViews } from "./schema.ts";
