export { shortLinks } from "./schema.ts";
