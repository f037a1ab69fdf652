export { opinionFiles, opinionOwners, opinions, opinionTopics, opinionVotes } from "./schema.ts";
