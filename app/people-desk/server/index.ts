export { sweepRights } from "./rights.ts";
