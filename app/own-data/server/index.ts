export { openExport } from "./asking.ts";
export { makeOwnExport, sweepExports } from "./making.ts";
export { ownExports } from "./schema.ts";
