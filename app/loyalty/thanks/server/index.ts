export { thanks, thanksReceivers, thanksSettings, thanksValues } from "./schema.ts";
