// One stage of a check or a test run: a program of ours, its time, its output when it failed.
import { spawn } from "node:child_process";
import { home, nodeBinary } from "./prepare.mjs";

const modules = "node_modules";

/** What `npm run check` asks of every change, the quickest first. Each is one command, to be run alone when needed. */
export const checks = [
  { title: "Вид и ошибки кода (Biome)", args: [`${modules}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings"] },
  { title: "Типы (TypeScript)", args: [`${modules}/typescript/bin/tsc`, "--noEmit"] },
  {
    title: "Законы слоёв (dependency-cruiser)",
    args: [
      `${modules}/dependency-cruiser/bin/dependency-cruiser.mjs`,
      ...["app", "demo", "platform", "server.ts", "--config", ".dependency-cruiser.mjs"],
      ...["--ignore-known", ".dependency-cruiser-known.json"],
    ],
  },
  { title: "Лишний код (knip)", args: [`${modules}/knip/bin/knip.js`, "--no-progress"] },
];

/**
 * Runs one stage to its end and says how it went. A quiet stage shows its output only when it failed.
 * Gives whether it succeeded.
 */
export async function runStage({ title, args, command = nodeBinary(), env = {}, quiet = true }) {
  const started = Date.now();
  if (!quiet) process.stdout.write(`\n${title}…\n`);
  const child = spawn(command, args, {
    cwd: home,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", (error) => {
      output += error.message;
      resolve(1);
    });
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(output);
  process.stdout.write(`${code === 0 ? "✓" : "✗"} ${title}: ${seconds} с\n`);
  return code === 0;
}
