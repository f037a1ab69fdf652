export { readRange } from "./reading.ts";
