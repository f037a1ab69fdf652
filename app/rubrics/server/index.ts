export { freeSlug } from "./slugs.ts";
