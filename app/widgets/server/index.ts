export { ownWidgets } from "./own-data.ts";
