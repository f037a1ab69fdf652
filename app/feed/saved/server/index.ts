export { savedPublications } from "./schema.ts";
