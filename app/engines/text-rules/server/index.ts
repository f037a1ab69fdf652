export { type Caught, findCaught, keepFinds, readFinds } from "./checking.ts";

export { textRuleFinds, textRules } from "./schema.ts";
