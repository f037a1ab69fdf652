// Loaded before the portal itself (node --import): a second portal on the same data folder is told so at once,
// not after a second of loading.
import cluster from "node:cluster";
import { config } from "../config.ts";
import { takeDataFolder } from "./data-lock.ts";

try {
  if (cluster.isPrimary && !config.databaseUrl) takeDataFolder(config.dataDir);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
