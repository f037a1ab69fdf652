// Builds the pages for browsers and for the server, then compresses what browsers load.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { home, nodeBinary, sourcesOfBuild, stampBuild } from "./prepare.mjs";

process.chdir(home);
process.env.NODE_ENV = "production";
const sources = sourcesOfBuild();
rmSync("build", { recursive: true, force: true });

execFileSync(nodeBinary(), ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"], {
  stdio: "inherit",
});

// The service worker is bundled before the build has a name, so the name is written into it now.
const [, version] = readdirSync("build/client/assets")
  .join("\n")
  .match(/^manifest-(\w+)\.js$/m);
writeFileSync("build/client/sw.js", readFileSync("build/client/sw.js", "utf8").replaceAll("__BUILD__", version));

// What is minified carries no notices of its makers: they stand in a file of their own.
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const notices = Object.entries(packages).flatMap(([path, { dev, version }]) => {
  const file = path && !dev && existsSync(path) && readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  return file
    ? [`${path.split("node_modules/").at(-1)} ${version}\n\n${readFileSync(join(path, file), "utf8").trim()}`]
    : [];
});
writeFileSync("build/client/licenses.txt", notices.join(`\n\n${"-".repeat(80)}\n\n`));

for (const name of readdirSync("build/client", { recursive: true })) {
  const path = join("build/client", name);
  if (!/\.(js|css|svg|html|webmanifest|json|txt)$/.test(name) || statSync(path).size < 512) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
stampBuild(sources);
