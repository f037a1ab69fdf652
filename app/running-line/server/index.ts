export { lineDismissals, runningLines } from "./schema.ts";
