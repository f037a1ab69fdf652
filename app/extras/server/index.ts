export { claimFiles, dropFilesOf, dropFilesOfDrafts, filesOf } from "./beside.ts";
export { publicationFiles } from "./schema.ts";
