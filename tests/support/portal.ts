import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frugal, quickly } from "../../bin/prepare.mjs";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

export { freePort };

export type RunningPortal = {
  origin: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Stops it as an operator would, and gives its exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  /** An outside database; without it the portal starts the embedded one in its data folder. */
  databaseUrl?: string;
  dataDir?: string;
  port?: number;
  /** More environment; the demo company is off unless asked for with DEMO: "1". */
  env?: Record<string, string>;
  /** For how many seconds its start is waited for. */
  patience?: number;
};

/** Starts the whole built portal (`node server.ts`) as its own process on a free port and waits until it is ready. */
export async function startPortal(options: Options = {}): Promise<RunningPortal> {
  if (options.port) return startAt(options.port, options);
  for (let left = 2; ; left--) {
    try {
      const portal = await startAt(await freePort(), options);
      if (!portal.output().includes("пакеты SCORM не откроются")) return portal;
      await portal.stop();
      throw new Error("Следующий порт, для пакетов, уже занят");
    } catch (error) {
      if (left === 0 || !(error as Error).message.includes("уже занят")) throw error;
    }
  }
}

async function startAt(port: number, options: Options): Promise<RunningPortal> {
  const { databaseUrl = "", env = {}, patience = 120 } = options;
  const origin = `http://localhost:${port}`;
  const flags = [...frugal, quickly];
  const child = spawn(process.execPath, [...flags, "server.ts"], {
    cwd: new URL("../..", import.meta.url),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: options.dataDir ?? mkdtempSync(join(tmpdir(), "veche-portal-")),
      DEMO: "0",
      // One process, however many cores: budgets are counted in it.
      WORKERS: "1",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  process.once("exit", () => child.kill("SIGKILL"));

  // A portal that has stopped will never be ready: why is in its output.
  await until(async () => child.exitCode !== null || (await isReady(origin)), "the portal is ready", patience);
  if (child.exitCode !== null) throw new Error(`The portal stopped with ${child.exitCode}:\n${output}`);
  return {
    origin,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = await gone;
      return code as number | null;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
