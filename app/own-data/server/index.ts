export { openExport } from "./asking.ts";
export { makeExport, makeOwnExport, sweepExports } from "./making.ts";
export { ownExports } from "./schema.ts";
export { sources } from "./sources.ts";
