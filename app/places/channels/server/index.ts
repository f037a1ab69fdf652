export { threads } from "./schema.ts";
export { putChannelInSearch } from "./search-source.ts";
