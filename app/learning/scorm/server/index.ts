export {
  beginAttempt,
  frameOf,
  isPackageOf,
  readParts,
  readStanding,
  readToldTime,
  type Standing,
} from "./attempts.ts";
export { createContentServer } from "./content-server.ts";
export { keepPackage } from "./packages.ts";
export { scormPassed } from "./playing.ts";
export { scormAttempts, scormEntries, scormPackages } from "./schema.ts";
