export { type FollowSource, followSources } from "./sources.ts";
