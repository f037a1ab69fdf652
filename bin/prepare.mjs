// Makes a fresh clone ready to run with Node's built-ins alone: installs packages and builds pages when they are stale.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const home = dirname(dirname(fileURLToPath(import.meta.url)));

/** For each process that runs the portal's own code: it comes a third sooner. */
export const quickly = `--import=${join(home, "platform/quick-imports.ts")}`;

/**
 * How much memory V8 lets lie: it frees what young pages leave sooner, and lets the heap grow by half of what lives instead
 * of fourfold, as it does below two gigabytes.
 */
export const frugal = ["--max-semi-space-size=16", "--max-old-space-size=1024"];

const lockStamp = join(home, "node_modules/.veche-lock");
const buildStamp = join(home, "build/.stamp");
const buildInputs = [
  "app",
  "platform",
  "public",
  "remix.config.js",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.json",
  "bin/build.mjs",
];

// Dev packages build the pages, whatever NODE_ENV says. Not `npm ci`: it refuses a lock without the binaries of other
// platforms, and not every registry's mirror has them.
const install = ["install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];

/** Installs what package-lock.json asks for, if it is not installed yet. */
export async function prepareModules() {
  if (Number(process.versions.node.split(".")[0]) < 20) stop("Нужен Node.js 20 или новее: https://nodejs.org");
  const wanted = digest(["package-lock.json"]);
  if (existsSync(join(home, "node_modules")) && stampIs(lockStamp, wanted)) return;
  await step({
    title: "Устанавливаю пакеты",
    note: "один раз, займёт несколько минут",
    command: "npm",
    args: install,
    advice: "Есть ли доступ к реестру пакетов? Его адрес покажет npm config get registry.",
  });
  writeFileSync(lockStamp, wanted);
}

/** Builds the pages, if their sources changed since the last build. */
export async function prepareBuild() {
  if (stampIs(buildStamp, sourcesOfBuild())) return;
  await step({
    title: "Собираю страницы",
    note: "один раз после каждого изменения в коде",
    command: nodeBinary(),
    args: [join(home, "bin/build.mjs")],
  });
}

/** What the pages are built of, as one digest. */
export function sourcesOfBuild() {
  return digest(buildInputs);
}

/** Notes that the pages which stand are built of these sources. */
export function stampBuild(sources) {
  writeFileSync(buildStamp, sources);
}

/** The Node that the portal runs on: version 24 from the packages, or this one when it is new enough. */
export function nodeBinary() {
  const packaged = join(home, "node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(packaged) ? packaged : process.execPath;
}

/** Runs a program in the place of this one: same terminal, same signals, same exit code. */
export function handOver(args, env = {}) {
  const child = spawn(nodeBinary(), args, { cwd: home, stdio: "inherit", env: { ...process.env, ...env } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function step({ title, note, command, args, advice = "" }) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} с`;
  process.stdout.write(`${title} (${note})…\n`);
  const child = spawn(command, args, {
    cwd: home,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ticker = setInterval(() => process.stdout.write(`  всё идёт, прошло ${seconds()}\n`), 15_000);
  return new Promise((resolve) => {
    child.on("error", () => stop(`Программы ${command} нет на этом компьютере или её нельзя запустить.`));
    child.on("close", (code) => {
      clearInterval(ticker);
      if (code !== 0)
        stop(`${output.slice(-6000)}\n${title}: не получилось (код ${code}), подробности выше. ${advice}`);
      process.stdout.write(`  готово за ${seconds()}\n`);
      resolve();
    });
  });
}

function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesOf(join(home, path)))) {
    hash.update(relative(home, path)).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.name !== "tests")
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesOf(join(path, entry.name)));
  } catch {
    return [path];
  }
}

function stampIs(path, wanted) {
  return existsSync(path) && readFileSync(path, "utf8") === wanted;
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
