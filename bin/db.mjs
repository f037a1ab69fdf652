import { handOver, prepareModules } from "./prepare.mjs";

await prepareModules();
handOver(["bin/db.ts", ...process.argv.slice(2)]);
