import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = join(dirname(createRequire(import.meta.url).resolve("@simplewebauthn/browser")), "..");
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };

/** The few lines that the page of signing in brings along. */
export const passkeyScript = readFileSync(new URL("./passkey-sign-in.js", import.meta.url), "utf8");

/** Where the library for the browser is: its own built file, asked for when somebody presses the button. */
export const libraryPath = "/auth/passkey.js";
export const libraryAddress = `${libraryPath}?${version}`;

let library: Buffer | undefined;

/** Gives the library; its address has its version, so that browsers keep it. */
export function answerLibrary(res: ServerResponse): void {
  library ??= readFileSync(join(folder, "dist/bundle/index.umd.min.js"));
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  };
  res.writeHead(200, headers).end(library);
}
