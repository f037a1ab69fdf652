import { handOver, prepareModules, quickly } from "./prepare.mjs";

await prepareModules();
handOver([quickly, "bin/db.ts", ...process.argv.slice(2)]);
