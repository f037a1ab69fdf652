import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { join } from "node:path";

/** How PostgreSQL's programs are started: a prefix to the command, and who owns its files then. */
export type RunAs = { prefix: string[]; owner: number | undefined };

/**
 * The server gets none of our environment: it may hold secrets. Its memory is given back to the machine when a large piece is free,
 * and not kept for the next one: a connection lives for long and takes a quarter less.
 */
export const serverEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  TZ: "UTC",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as unknown as NodeJS.ProcessEnv;

const nobody = 65534;
/** In a user namespace the server believes to be «nobody», while its files stay ours. */
const namespace = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`, "--"];
/** Where namespaces are forbidden (containers) root becomes «nobody», but may still enter root's own folders. */
const capable = [
  ...["setpriv", "--securebits=+no_setuid_fixup", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"],
  ...["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--"],
];

/**
 * PostgreSQL refuses to run as root and as a user without a name (usual in containers): finds a way that works here.
 * Whatever the way, on Linux the server is told to stop when the portal dies.
 */
export function chooseRunAs(bin: string): RunAs {
  if (process.platform !== "linux") return { prefix: [], owner: process.getuid?.() };
  const mine = process.getuid!();
  const ways: RunAs[] = isOrdinaryUser()
    ? [{ prefix: [], owner: mine }]
    : [{ prefix: namespace, owner: mine }, ...(mine === 0 ? [{ prefix: capable, owner: nobody }] : [])];
  for (const { prefix, owner } of ways) {
    const mortal = [...prefix, "setpriv", "--pdeathsig=INT", "--"];
    if (works([...mortal, join(bin, "initdb"), "--version"])) return { prefix: mortal, owner };
    if (works([...prefix, join(bin, "initdb"), "--version"])) return { prefix, owner };
  }
  throw new Error(
    "Встроенную базу не удаётся запустить от имени этого пользователя: запустите портал обычным пользователем или укажите DATABASE_URL.",
  );
}

function isOrdinaryUser(): boolean {
  if (process.getuid!() === 0) return false;
  try {
    return Boolean(userInfo().username);
  } catch {
    return false;
  }
}

function works([command, ...args]: string[]): boolean {
  return spawnSync(command!, args, { stdio: "ignore", timeout: 5000 }).status === 0;
}
