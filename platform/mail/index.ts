import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "../clock.ts";
import { config } from "../config.ts";
import { leaveMark } from "../marks/index.ts";

export type Letter = {
  to: string | { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** What calendars of mail programs take out of it: a message of RFC 5546. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** The mailbox from which the portal writes. */
export function ownMailbox(): string {
  return /<([^>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom.trim();
}

/** Whether letters really leave the portal; without an SMTP server they lie in the data folder. */
export function isMailSet(): boolean {
  return config.smtpUrl !== undefined;
}

/** Whom a refused letter is about: this receiver's mailbox or this letter for good, either for now, or all letters alike. */
export type MailTrouble = "mailbox" | "letter" | "later" | "server";

/** What the refusal of a letter means: a mail server says it by its code and by the command that it answers (RFC 5321). */
export function troubleOf(error: unknown): MailTrouble {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (responseCode < 400 || (command !== "RCPT TO" && command !== "DATA")) return "server";
  if (responseCode < 500) return "later";
  return command === "DATA" ? "letter" : "mailbox";
}

/**
 * Sends a letter by SMTP, or lays it into the data folder as an `.eml` file when no SMTP server is set.
 * `key` is the id of the event or job that asks for it: the same key is the same letter for every mail server.
 * When a letter left last, and when one could not, is noted for administrators.
 */
export async function sendMail(letter: Letter, key: string): Promise<void> {
  try {
    await deliver(letter, key);
  } catch (error) {
    await leaveMark("mail-failed", troubleOf(error));
    throw error;
  }
  await leaveMark("mail");
}

async function deliver(letter: Letter, key: string): Promise<void> {
  const messageId = `<${key}@${new URL(config.publicUrl).hostname}>`;
  const { calendar, ...said } = letter;
  const message = {
    ...said,
    ...(calendar && { icalEvent: { ...calendar, filename: "event.ics" } }),
    // Whoever is out of office does not answer a letter that nobody has written.
    headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
    from: config.mailFrom,
    messageId,
    date: now(),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (config.smtpUrl) {
    const patience = { connectionTimeout: 5000, greetingTimeout: 10_000, socketTimeout: 60_000 };
    await createTransport({ url: config.smtpUrl, ...patience }).sendMail(message);
    return;
  }
  const { message: eml } = await createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(
    message,
  );
  await lay(eml as Buffer, key);
}

/** The letters that lie in the data folder, newest first, for the administrator's list. */
export async function listLetters(): Promise<string[]> {
  const names = await readdir(mailFolder()).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse();
}

function mailFolder(): string {
  return join(config.dataDir, "mail");
}

async function lay(eml: Buffer, key: string): Promise<void> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true });
  const safeKey = key.replace(/[^\w-]/g, "_");
  const draft = join(folder, `.${safeKey}.${randomBytes(4).toString("hex")}`);
  await writeFile(draft, eml, { mode: 0o600 });
  await rename(draft, join(folder, `${safeKey}.eml`));
}
