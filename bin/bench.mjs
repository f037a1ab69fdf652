import { handOver, nodeBinary, prepareBuild, prepareModules } from "./prepare.mjs";

// `npm run bench` measures pages; `npm run bench -- kills` kills the portal 200 times while it writes;
// `npm run bench -- search` asks the demo company what people ask and tells how often the expected answer comes first;
// `npm run bench -- feed-scale` measures the feed over ten thousand publications and over a million, `search-scale` the
// search over as many documents, `points-scale` a recount of achievements and the check of the ledger, `bell-scale`
// one person's bell among half a million notices and a talk of ten thousand,
// `survey-scale` a survey of twenty thousand people while it is answered and when it is over,
// `places-scale` five thousand channels with a million answers, one of them of fifty thousand people,
// `store-scale` a store of ten thousand products with two hundred thousand orders.
const [what = "pages", ...args] = process.argv.slice(2);

await prepareModules();
const measures = {
  "feed-scale": "tests/load/feed-scale.ts",
  "search-scale": "tests/load/search-scale.ts",
  "bell-scale": "tests/load/bell-scale.ts",
  "points-scale": "tests/load/points-scale.ts",
  "survey-scale": "tests/load/survey-scale.ts",
  "places-scale": "tests/load/places-scale.ts",
  "store-scale": "tests/load/store-scale.ts",
};
if (what === "pages" || what === "kills") await prepareBuild();
// Pages are measured on the portal's own database, as people get it; what is large, on an outside one.
if (what === "pages") handOver(["tests/load/bench.ts", ...args], { LIMITS: "0" });
else if (what === "kills")
  handOver(["node_modules/vitest/vitest.mjs", "run", "platform/db/tests/crash"], { KILLS: args[0] ?? "200" });
else if (measures[what])
  handOver(["tests/support/outside-postgres.mjs", nodeBinary(), measures[what], ...args], { LIMITS: "0" });
else handOver(["tests/load/search-golden.ts"], { DEMO: "1" });
