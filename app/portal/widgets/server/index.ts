export { ownWidgets } from "./own-data.ts";
export { widgetArrangements } from "./schema.ts";
