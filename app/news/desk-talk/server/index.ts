export { findTold } from "./talk.ts";
