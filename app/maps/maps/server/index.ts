export { findPoints } from "./map-reading.ts";
