import { account } from "#app/people/account/routes.ts";
import { readProfile } from "#app/people/account/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { refuse } from "#platform/refusal.ts";

/**
 * A person as a vCard 3.0, which phones and mail programs take, with what the reader may see and nothing else. The
 * birthday stays out: this version has no day without its year.
 */
export async function readCard(viewer: Viewer, alias: string): Promise<{ file: string; text: string }> {
  const person = await readProfile(viewer, alias);
  if (person.away) refuse("not-found");
  const { firstName, lastName, patronymic, position, department, company, location, email, phone } = person;
  const page = new URL(href(account.profile, { socialId: person.alias }), config.publicUrl).href;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${[lastName, firstName, patronymic, "", ""].map(escaped).join(";")}`,
    `FN:${escaped([firstName, patronymic, lastName].filter(Boolean).join(" "))}`,
    `ORG:${[company, department ?? ""].filter(Boolean).map(escaped).join(";")}`,
    position && `TITLE:${escaped(position)}`,
    email && `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    phone && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    location && `ADR;TYPE=WORK:;;${escaped(location)};;;;`,
    `URL:${page}`,
    `UID:urn:uuid:${person.accountId}`,
    "END:VCARD",
  ];
  const text = lines
    .filter((line) => typeof line === "string" && line !== "")
    .map((line) => `${folded(line as string)}\r\n`)
    .join("");
  return { file: `${person.alias}.vcf`, text };
}

/** A value may hold anything that people write; whatever means something to a vCard is disarmed (RFC 2426 §4). */
function escaped(value: string): string {
  return value
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

const lineBytes = 75;

/** No line is longer than 75 bytes; the rest goes on after a space, and no letter is cut in two. */
function folded(line: string): string {
  const parts = [""];
  let room = lineBytes;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > room) {
      parts.push("");
      room = lineBytes - 1;
    }
    parts[parts.length - 1] += letter;
    room -= bytes;
  }
  return parts.join("\r\n ");
}
