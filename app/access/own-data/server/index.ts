export { openExport } from "./asking.ts";

export { erasureRequests, ownExports } from "./schema.ts";
export { ownParts } from "./sources.ts";
