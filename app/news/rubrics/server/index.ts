export { readEditors } from "./reading.ts";
export { freeSlug } from "./slugs.ts";
