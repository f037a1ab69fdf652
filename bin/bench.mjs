import { handOver, prepareBuild, prepareModules } from "./prepare.mjs";

await prepareModules();
await prepareBuild();
handOver(["tests/load/bench.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
