export { thanks, thanksReceivers, thanksSettings, thanksValues } from "./schema.ts";
export { feedWords } from "./standing.ts";
