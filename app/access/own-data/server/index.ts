export { openExport } from "./asking.ts";
export { makeOwnExport, sweepExports } from "./making.ts";
export { remindOfData } from "./reminding.ts";
export { erasureRequests, ownExports } from "./schema.ts";
