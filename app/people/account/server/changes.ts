import { eq, sql } from "drizzle-orm";
import { removeDocument } from "#app/engines/search/server/index.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { closeFile, fileUrl, type PictureEdit, storeUpload } from "#platform/files/index.ts";
import { accounts, type Preferences } from "#platform/people/schema.ts";
import { indexPeople } from "./indexing.ts";
import { forgetMe } from "./me.ts";

/** Takes a new photo: any picture, turned, mirrored and cut as wished and then to a square by the store (specification §7). */
export async function uploadPhoto(
  viewer: Viewer,
  photo: File,
  edit: PictureEdit,
): Promise<{ photo: string; withheld: boolean }> {
  const [owner] = await db()
    .select({ reach: accounts.reach, withheld: accounts.photoWithheld, before: accounts.ownPhotoId })
    .from(accounts)
    .where(eq(accounts.id, viewer.accountId));
  // Whoever may meet the person may see the face.
  const reach = owner?.reach ?? "company";
  const file = await storeUpload(photo, { viewer, reach, accept: "image", square: true, edit, field: "photo" });
  await changePerson(viewer, { ownPhotoId: file.id });
  await closePhoto(owner?.before);
  return { photo: fileUrl(file.id), withheld: owner?.withheld ?? false };
}

/** Goes back to initials. */
export async function removePhoto(viewer: Viewer): Promise<{ photo: null }> {
  const [owner] = await db()
    .select({ before: accounts.ownPhotoId })
    .from(accounts)
    .where(eq(accounts.id, viewer.accountId));
  await changePerson(viewer, { ownPhotoId: null });
  await closePhoto(owner?.before);
  return { photo: null };
}

/** A face that its owner shows no more opens to nobody by its old address, whatever they agree to later. */
async function closePhoto(id: string | null | undefined): Promise<void> {
  if (id) await closeFile(id);
}

/** Changes how the portal looks and behaves for a person, on all their devices; how feeds stand is kept elsewhere and stays. */
export async function changePreferences<P extends Preferences>(viewer: Viewer, preferences: P): Promise<P> {
  await changePreference(viewer, {
    ...preferences,
    theme: preferences.theme ?? null,
    fontSize: preferences.fontSize ?? null,
  });
  return preferences;
}

/** Keeps which sections a person has pinned in the navigation, each once, in the order given. */
export async function pinSections(viewer: Viewer, sections: string[]): Promise<{ pinned: string[] }> {
  const pinned = [...new Set(sections)];
  await changePreference(viewer, { pinned });
  return { pinned };
}

/** Changes some of a person's wishes; null takes a wish back to the portal's own choice. */
export async function changePreference(
  viewer: Viewer,
  change: { [Name in keyof Preferences]: Preferences[Name] | null },
): Promise<void> {
  const told = JSON.stringify(change);
  await db()
    .update(accounts)
    .set({ preferences: sql`jsonb_strip_nulls(${accounts.preferences} || ${told}::jsonb)` })
    .where(eq(accounts.id, viewer.accountId));
  afterCommit(forgetViewers);
}

/**
 * Keeps the fast flag of the consent to personal data, which the agreements decide; who takes the consent back is found
 * by nobody any more, nor stands in any list (specification §4). Giving it anew brings everything back.
 */
export async function markConsent(viewer: Pick<Viewer, "accountId">, given: boolean): Promise<void> {
  await changePerson(viewer, { consentToPersData: given, consentWithdrawnAt: given ? null : now() });
  if (given) await indexPeople([viewer.accountId]);
  else await removeDocument("person", viewer.accountId);
}

/** Keeps a photo from others while the consent to showing it is taken back; its owner sees it still. */
export async function withholdPhoto(viewer: Pick<Viewer, "accountId">, withheld: boolean): Promise<void> {
  await changePerson(viewer, { photoWithheld: withheld });
}

/** Shows the birthday to colleagues, or keeps it, as the consent to it is given or taken back. */
export async function tellBirthday(viewer: Pick<Viewer, "accountId">, birthdayTold: boolean): Promise<void> {
  await changePerson(viewer, { birthdayTold });
}

/** Changes what is known of a person, and everywhere that keeps it. */
export async function changePerson(
  viewer: Pick<Viewer, "accountId">,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await db().update(accounts).set(change).where(eq(accounts.id, viewer.accountId));
  afterCommit(() => {
    forgetMe(viewer);
    return forgetViewers();
  });
}
