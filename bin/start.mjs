import { handOver, prepareBuild, prepareModules } from "./prepare.mjs";

await prepareModules();
await prepareBuild();
process.stdout.write("Запускаю портал…\n");
handOver(["--max-semi-space-size=16", "--import=./platform/db/claim.ts", "server.ts"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
});
