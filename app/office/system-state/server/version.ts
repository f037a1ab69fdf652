import { readFileSync } from "node:fs";

const about = JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** As the package names it. */
export const portalVersion = about.version;
