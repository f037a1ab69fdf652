import { randomBytes } from "node:crypto";
import { canKeep, storeUpload } from "#platform/files/index.ts";
import { fullPart, fullParts } from "#platform/room.ts";

// Stands in a data folder with room for little: a file that does not fit tells whose disk is full.
const viewer = { accountId: "", groupId: "" };
const file = new File([randomBytes(512 * 1024).toString("base64")], "Длинно.txt", { type: "text/plain" });
const failure = await storeUpload(file, { viewer, reach: "company", accept: "file", field: "file" }).catch(
  (one) => one,
);
process.stdout.write(`${fullPart(failure)} ${fullParts()} ${await canKeep()}`);
