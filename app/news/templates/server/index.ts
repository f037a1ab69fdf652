export { articleTemplates } from "./schema.ts";
