export { openExport } from "./asking.ts";
export { makeOwnExport, sweepExports } from "./making.ts";
export { erasureRequests, ownExports } from "./schema.ts";
