import { eq } from "drizzle-orm";
import type { MoodSupport } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moodSupport } from "./schema.ts";

/** What the portal says until a company says something else. */
const usual: MoodSupport = {
  words: "Расскажите об этом тому, кому доверяете: близким, коллеге, руководителю.",
  contacts: [
    { name: "Психолог горячей линии МЧС России, бесплатно и без имени", phone: "+7 495 989-50-50" },
    { name: "Срочная помощь", phone: "112" },
  ],
};

/** Reads where people of the own company find support. */
export async function readSupport({ groupId }: Viewer): Promise<MoodSupport> {
  const [row] = await db()
    .select({ words: moodSupport.words, contacts: moodSupport.contacts })
    .from(moodSupport)
    .where(eq(moodSupport.groupId, groupId));
  return row ?? usual;
}

/** Says something else from now on. */
export async function changeSupport({ groupId, accountId }: Viewer, { words, contacts }: MoodSupport) {
  const said = { words, contacts, changedBy: accountId, changedAt: now() };
  await db()
    .insert(moodSupport)
    .values({ groupId, ...said })
    .onConflictDoUpdate({ target: moodSupport.groupId, set: said });
  return { words, contacts };
}
