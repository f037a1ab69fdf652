import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { signIn } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/portal.ts";
import { until } from "#tests/support/until.ts";

const home = join(import.meta.dirname, "../..");
const clone = mkdtempSync(join(tmpdir(), "veche-clone-"));

afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** `npm start` in the clone, as a newcomer types it, until it has said what is waited for, or its address. */
async function start(port: number, isSaid = (said: string) => said.includes(`http://localhost:${port}`)) {
  // A newcomer has none of the settings of these tests.
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, HOME, NODE_ENV: "production", PORT: String(port) };
  const child = spawn("npm", ["start"], { cwd: clone, env, detached: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  await until(() => isSaid(said) || child.exitCode !== null, "npm start says what it should", 500);
  if (!isSaid(said)) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`);
  return {
    said: () => said,
    async stop() {
      process.kill(-child.pid!, "SIGTERM");
      // npm itself is gone before the portal has closed its data.
      await until(() => !isThere(child.pid!), "everybody whom npm started is gone");
    },
  };
}

/** Whether anybody of a process group is left. */
function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

it("`npm start` on a fresh clone fills and serves; the second one has nothing left to build or fill", async () => {
  const kept = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: home, encoding: "utf8" });
  for (const file of kept.trim().split("\n")) cpSync(join(home, file), join(clone, file));
  symlinkSync(join(home, "node_modules"), join(clone, "node_modules"));
  const port = await freePort();

  // Its pages have been built already, by the program that builds them here: from a clean checkout, before these tests.
  const building = await start(port, (said) => said.includes("Собираю страницы"));
  await building.stop();
  rmSync(join(clone, "build"), { recursive: true, force: true });
  cpSync(join(home, "build"), join(clone, "build"), { recursive: true });

  const first = await start(port, (said) => said.includes(`http://localhost:${port}`) && said.includes("anna"));
  expect(first.said()).not.toMatch(/Собираю/);
  expect(first.said()).toMatch(/Заполняю демонстрационную компанию[\s\S]*anna/);
  const anna = await signIn(`http://localhost:${port}`, "anna");
  expect((await anna.open("/feed/work")).html).toContain("<article");
  await first.stop();

  const second = await start(port);
  expect(second.said()).not.toMatch(/Собираю|Заполняю/);
  expect((await anna.open("/feed/work")).html).toContain("<article");
  await second.stop();
});
