import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { type Answer, type Limits, type Order, reasons, usualLimits } from "./limits.ts";

const home = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The child may read its own program and its libraries: no file of people's, no other process, no settings of the portal. */
const cage = [
  "--permission",
  "--allow-worker",
  ...["package.json", "node_modules/*", "platform/files/text/*"].map((path) => `--allow-fs-read=${home(path)}`),
  "--disallow-code-generation-from-strings",
  "--no-warnings",
];

/** After its own limit, for a child that does not keep to it. */
const patience = 5000;

/**
 * The text of a file, read by a process of its own that lives as long as the reading: whatever the file does to it, the
 * portal goes on. Text may be there beside a reason: that much had been read when a limit came.
 */
export async function readText(file: Readable, type: string, limits: Limits = usualLimits): Promise<Answer> {
  const order: Order = { type, limits };
  const child = spawn(process.execPath, [...cage, home("platform/files/text/child.ts"), JSON.stringify(order)], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { NODE_ENV: "production" },
  });
  let code: number | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", (told) => {
      code = told;
      resolve();
    });
  });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, limits.ms + patience);
  try {
    if (child.pid) yieldToPeople(child.pid);
    const heard = hear(child.stdout, limits.letters * 6 + 1000);
    const given = pipeline(file, child.stdin).catch((error: Error) => error);
    const said = await heard;
    if (said) child.kill("SIGKILL");
    await ended;
    const failed = await given;
    if (isLate && !said) return { text: "", reason: "too-slow" };
    // It takes all of a file before it reads: what was not given whole, or an end of its own, is no fault of the file.
    if (failed) throw failed;
    if (!said && code === 1) throw new Error("The program that reads files did not start");
    return toAnswer(said, limits);
  } finally {
    clearTimeout(late);
    child.kill("SIGKILL");
    await ended;
  }
}

function yieldToPeople(pid: number): void {
  try {
    setPriority(pid, 19);
  } catch {
    // Some systems do not let it; the child is there all the same.
  }
}

async function hear(output: Readable, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of output) {
    length += (part as Buffer).length;
    if (length > most) return "";
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** A child that fell silent has met a limit that it could not tell of. */
function toAnswer(said: string, { letters }: Limits): Answer {
  let told: Partial<Answer> = {};
  try {
    told = JSON.parse(said);
  } catch {
    return { text: "", reason: "too-hungry" };
  }
  const text = clean(typeof told.text === "string" ? told.text : "").slice(0, letters);
  const reason = reasons.find((one) => one === told.reason) ?? (text ? undefined : "empty");
  return { text, ...(reason && { reason }) };
}

/** Letters that a database and a page can hold, without the emptiness between them. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, (one) =>
      one === "\n" || one === "\t" ? one : one === "\u00ad" ? "" : " ",
    )
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}
