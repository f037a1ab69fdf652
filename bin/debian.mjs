// What the tests need from Debian: PostgreSQL and two builds of Chromium.
import { existsSync } from "node:fs";
import { chromiums } from "./chromium.mjs";
import { runStage } from "./stages.mjs";

/** The whole Chromium draws with 40 % more work; it alone keeps notifications, for the tests of pushes. */
export const browsers = Object.entries(chromiums);

export const postgres = [["postgresql", "/usr/lib/postgresql"]];

/**
 * Installs each package (its name and a path that it puts there) that is not there yet, one after another, for Debian lets
 * nobody install two things at once. Gives the names of those that could not be installed.
 */
export async function installFromDebian(packages) {
  const isMissing = ([, path]) => !existsSync(path);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = async (name, rest) => {
    const [command, ...args] = [...sudo, "apt-get", "-q", ...rest];
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    return runStage({ title: `apt-get ${rest[0]} ${name}`.trim(), command, args, env });
  };
  for (const [at, [name]] of packages.filter(isMissing).entries()) {
    if (at === 0) await run("", ["update"]);
    await run(name, ["install", "-y", "--no-install-recommends", name]);
  }
  return packages.filter(isMissing).map(([name]) => name);
}
