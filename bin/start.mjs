import { frugal, handOver, prepareBuild, prepareModules, quickly } from "./prepare.mjs";

await prepareModules();
await prepareBuild();
process.stdout.write("Запускаю портал…\n");
// Tracing must watch the other modules come; without a service to tell it costs nothing, for it is not there.
const tracing = process.env.SENTRY_DSN ? ["--import=./app/web/reports/instrument.ts"] : [];
handOver([...frugal, quickly, "--import=./platform/db/claim.ts", ...tracing, "server.ts"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
});
