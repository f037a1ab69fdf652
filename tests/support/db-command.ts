import { spawn } from "node:child_process";
import { once } from "node:events";
import { config } from "#platform/config.ts";
import { quickly } from "../../bin/prepare.mjs";
import { home } from "./sources.ts";

/** `npm run db -- …` as an operator types it, on this database, with the flags of Node before it. */
export function runDbCommand(databaseUrl: string, args: string[], flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, quickly, "bin/db.ts", ...args], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir, DEMO: "0" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return { child, said: () => said, over: once(child, "exit") };
}
