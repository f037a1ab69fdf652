export { beginAttempt, frameOf, readParts, readStanding, readToldTime } from "./attempts.ts";
export { createContentServer } from "./content-server.ts";
export { keepPackage } from "./packages.ts";
export { scormPassed } from "./playing.ts";
