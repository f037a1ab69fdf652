export { findOpen, findRun, findSeason, type KnownService } from "./finding.ts";
export { areShown, runs } from "./policy.ts";
export { services } from "./schema.ts";
