import { handOver, prepareModules } from "./prepare.mjs";

await prepareModules();
const watched = ["server.ts", "platform", "app/areas.ts"].map((path) => `--watch-path=${path}`);
handOver([...watched, "--watch-preserve-output", "server.ts"], { NODE_ENV: "development" });
