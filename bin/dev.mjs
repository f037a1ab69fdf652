import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { handOver, home, prepareModules } from "./prepare.mjs";

await prepareModules();
// Pages reload by Vite, hot; the process begins anew only for what it reads itself. Watching everything would never end:
// Vite writes and deletes files of its own.
const shared = ["server.ts", "platform", "app/portal.ts", "app/area.ts", "app/areas.ts", "app/background.ts"];
const areas = readdirSync(join(home, "app"), { recursive: true }).filter((path) => path.split("/").length === 2);
const ofAreas = areas.flatMap((area) => ["server", "contract.ts", "routes.ts"].map((part) => `app/${area}/${part}`));
const watched = [...shared, "app/routes.ts", ...ofAreas].filter((path) => existsSync(join(home, path)));
handOver([...watched.map((path) => `--watch-path=${path}`), "--watch-preserve-output", "server.ts"], {
  NODE_ENV: "development",
});
