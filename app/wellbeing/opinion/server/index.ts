export { opinionOwners, opinions, opinionTopics, opinionVotes } from "./schema.ts";
