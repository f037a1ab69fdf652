import { handOver, prepareBuild, prepareModules } from "./prepare.mjs";

await prepareModules();
await prepareBuild();
process.stdout.write("Запускаю портал…\n");
// Tracing must watch the other modules come; without a service to tell it costs nothing, for it is not there.
const tracing = process.env.SENTRY_DSN ? ["--import=./app/web/reports/instrument.ts"] : [];
const first = ["--import=./platform/quick-imports.ts", "--import=./platform/db/claim.ts"];
handOver(["--max-semi-space-size=16", ...first, ...tracing, "server.ts"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
});
