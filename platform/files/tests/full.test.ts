import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "veche-full-"));
const program = new URL("programs/full-folder.ts", import.meta.url).pathname;
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder of files on a full disk is named as such, and asked before it is believed again", async () => {
  // A mount of its own, which nobody else sees and which is gone with the process.
  const inside = ["--user", "--map-root-user", "--mount", "--", "sh", "-c"];
  const mounted = `mount -t tmpfs -o size=256k none "$DATA_DIR" && exec "${process.execPath}" "${program}"`;
  const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, DATA_DIR: folder };
  const { stdout } = await run("unshare", [...inside, mounted], { env });
  expect(stdout).toBe("files files false");
});
