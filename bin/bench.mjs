import { handOver, prepareBuild, prepareModules } from "./prepare.mjs";

// `npm run bench` measures pages; `npm run bench -- kills` kills the portal 200 times while it writes.
const [what = "pages", ...args] = process.argv.slice(2);

await prepareModules();
await prepareBuild();
if (what === "kills")
  handOver(["node_modules/vitest/vitest.mjs", "run", "platform/db/tests/crash"], { KILLS: args[0] ?? "200" });
else handOver(["tests/load/bench.ts", ...args], { NODE_ENV: "production" });
