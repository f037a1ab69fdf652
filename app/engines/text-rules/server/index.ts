export { type Caught, findCaught, keepFinds, readFinds } from "./checking.ts";
export { ownTextRules } from "./own-data.ts";
export { textRuleFinds, textRules } from "./schema.ts";
