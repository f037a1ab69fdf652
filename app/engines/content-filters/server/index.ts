export { type Caught, findCaught, keepFinds, readFinds } from "./checking.ts";

export { contentFilterFinds, contentFilters } from "./schema.ts";
