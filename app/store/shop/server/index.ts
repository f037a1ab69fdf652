export { hearBank } from "./attempts.ts";
