import { eq } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuseAt } from "#platform/refusal.ts";
import { isSignatureOf, publicKeys, signatureOf } from "#platform/signatures.ts";
import { courses as urls } from "../routes.ts";
import { drawTime } from "./time-drawing.ts";
import { readTime, type TimeWish } from "./time-report.ts";

const purpose = "learning time";
const linesAtMost = 2000;

/** The report of time as a PDF that the portal has signed: whatever becomes of it later, a changed byte is told. */
export async function readTimePaper(viewer: Viewer, wish: TimeWish): Promise<{ name: string; pdf: string }> {
  const items: Awaited<ReturnType<typeof readTime>>["items"] = [];
  let page = await readTime(viewer, wish);
  items.push(...page.items);
  while (page.next) {
    if (items.length >= linesAtMost) refuseAt("from", "Отчёт слишком велик: выберите меньше дней или один курс");
    page = await readTime(viewer, { ...wish, after: page.next });
    items.push(...page.items);
  }
  const { from, to } = page;
  const [company] = await db().select({ name: groups.name }).from(groups).where(eq(groups.id, viewer.groupId));
  const said = { company: company!.name, by: viewer.name, from, to, items, madeAt: now(), zone: viewer.timeZone };
  const pdf = await drawTime({ ...said, address: config.publicUrl + href(urls.timeCheck) });
  return { name: `Время обучения ${from} – ${to}.pdf`, pdf: withSignature(pdf).toString("base64") };
}

/** After the end of a PDF a comment holds the signature of all bytes before it; docs/time-report.md says the same. */
const tailLength = 139;

function withSignature(pdf: Buffer): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%Ed25519 ${signatureOf(purpose, pdf).toString("hex")}\n`)]);
}

/** Whether a file is a report that the portal has signed, to the last byte. */
export function isTrueReport(bytes: Buffer): boolean {
  const end = bytes.length - tailLength;
  const said = /^\n%Ed25519 ([0-9a-f]{128})\n$/.exec(bytes.subarray(Math.max(0, end)).toString("latin1"));
  return said !== null && isSignatureOf(purpose, bytes.subarray(0, end), Buffer.from(said[1]!, "hex"));
}

/** Tells whether somebody's file is such a report. */
export async function checkTimePaper(_: Viewer, { file }: { file: File }): Promise<{ isTrue: boolean }> {
  return { isTrue: isTrueReport(Buffer.from(await file.arrayBuffer())) };
}

/** The keys by which reports are checked without the portal. */
export async function readTimeKeys(): Promise<{ items: string[] }> {
  return { items: publicKeys(purpose) };
}
