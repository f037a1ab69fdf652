export { ownSaved } from "./own-data.ts";
export { savedPublications } from "./schema.ts";
