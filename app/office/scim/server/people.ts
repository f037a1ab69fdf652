import { and, eq, ne, or, sql } from "drizzle-orm";
import { leave, openTree, restore, writePeople } from "#app/office/people-desk/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { db, isId, newId, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { accounts } from "#platform/people/schema.ts";
import { forgetClaims } from "./claims-at-sign-in.ts";
import { settleRights } from "./group-rights.ts";
import type { Draft } from "./person-draft.ts";
import { drawPeople, isSeen, type PersonRow, selectPeople } from "./person-view.ts";
import { wantedOf } from "./person-wanted.ts";
import { missing, ScimProblem, wrong } from "./problem.ts";
import { scimPeople } from "./schema.ts";
import type { Holder } from "./tokens.ts";

/** A person of the company. Refuses another company's, and whom the directory has deleted, as missing. */
export async function readPerson({ viewer: { groupId } }: Holder, id: string) {
  const [person] = await drawPeople(groupId, [await findPerson(groupId, id)]);
  return person!;
}

/**
 * Makes the account of a person whom the directory names. Whom it had deleted comes back as they were, what they have
 * written included. Refuses names and mailboxes that somebody has as not unique (RFC 7644 §3.3).
 */
export async function makePerson(holder: Holder, draft: Draft) {
  const { groupId } = holder.viewer;
  if (!draft.userName) wrong("invalidValue", "Нет userName");
  const gone = await findRemoved(groupId, draft);
  if (gone) {
    await db().update(scimPeople).set({ removedAt: null }).where(eq(scimPeople.accountId, gone.id));
    return changePerson(holder, gone.id, { active: true, ...draft });
  }
  const id = newId();
  await write(holder, id, draft, undefined);
  await tellOf(holder, "person.made", id, Object.keys(draft));
  if (draft.active === false) await leave(holder.viewer, { id });
  return readPerson(holder, id);
}

/** Changes what a draft says and nothing else; who is not active any more is signed out everywhere at once. */
export async function changePerson(holder: Holder, id: string, draft: Draft) {
  const before = await findPerson(holder.viewer.groupId, id, true);
  // Before everything else, and whatever else is said: who has been dismissed must not stay signed in over a telephone.
  if (draft.active === false && !before.leftAt) await leave(holder.viewer, { id });
  const fields = await write(holder, id, draft, before).catch((error: unknown) => leftOut(error, holder, id, draft));
  if (fields.length) await tellOf(holder, "person.changed", id, fields);
  if (draft.active === true && before.leftAt) {
    await restore(holder.viewer, id);
    await forgetClaims(id);
    await settleRights(holder.viewer, [id]);
  }
  return readPerson(holder, id);
}

/** What is wrong is judged before anything is written, so that leaving it out leaves nothing half done. */
function leftOut(error: unknown, { viewer: { groupId } }: Holder, objectId: string, { active }: Draft): string[] {
  if (active !== false || !(error instanceof ScimProblem)) throw error;
  log.info("The directory stops a person, the rest of its words is left out", {
    groupId,
    objectId,
    ...(error.scimType && { reason: error.scimType }),
  });
  return [];
}

/** The directory deletes a person: they leave, nothing of theirs is lost, and the directory sees them no more. */
export async function removePerson(holder: Holder, id: string): Promise<void> {
  const { groupId } = holder.viewer;
  await findPerson(groupId, id, true);
  await leave(holder.viewer, { id });
  const removed = { removedAt: now(), changedAt: now() };
  await db()
    .insert(scimPeople)
    .values({ accountId: id, groupId, ...removed })
    .onConflictDoUpdate({ target: scimPeople.accountId, set: removed });
}

async function findPerson(groupId: string, id: string, held = false): Promise<PersonRow> {
  if (!isId(id)) missing();
  const query = selectPeople().where(and(eq(accounts.groupId, groupId), eq(accounts.id, id), isSeen));
  const [row] = held ? await query.for("update", { of: accounts }) : await query;
  return row ?? missing();
}

/** The account that the directory had deleted and now brings again, known by one of its names. */
async function findRemoved(groupId: string, { userName, externalId, email }: Draft) {
  const [row] = await selectPeople().where(
    and(
      eq(accounts.groupId, groupId),
      sql`${accounts.erasedAt} is null and not ${isSeen}`,
      or(
        isCalled(userName!),
        externalId ? eq(scimPeople.externalId, externalId) : undefined,
        sql`lower(${accounts.email}) = ${mailboxOf(email ?? userName!) ?? ""}`,
      ),
    ),
  );
  return row;
}

async function write(holder: Holder, id: string, draft: Draft, before: PersonRow | undefined): Promise<string[]> {
  const { groupId } = holder.viewer;
  const tree = await openTree({ groupId });
  const wanted = await wantedOf(groupId, { id, draft, before, tree });
  const { userName = before?.userName, externalId = before?.externalId } = draft;
  const names = { userName: userName ?? before?.userName, externalId };
  await demandUnique(groupId, id, { ...names, email: wanted.email });
  const fields = Object.keys(wanted).filter((name) => wanted[name as "email"] !== before?.[name as "email"]);
  const plan = {
    departments: tree.fresh,
    made: before ? [] : [wanted],
    changed: before && fields.length ? [wanted] : [],
  };
  await writePeople({ groupId }, plan);
  const isRenamed = names.userName !== before?.userName || names.externalId !== before?.externalId;
  if (isRenamed) {
    const row = { userName: names.userName ?? null, externalId: names.externalId ?? null, changedAt: now() };
    await db()
      .insert(scimPeople)
      .values({ accountId: id, groupId, ...row })
      .onConflictDoUpdate({ target: scimPeople.accountId, set: row });
  }
  return isRenamed ? [...fields, "names"] : fields;
}

const isCalled = (userName: string) =>
  sql`lower(coalesce(${scimPeople.userName}, ${accounts.email})) = ${userName.toLowerCase()}`;

type Names = { userName?: string | null | undefined; externalId?: string | null | undefined; email: string };

/** Mailboxes are one in the whole portal, names in the company. */
async function demandUnique(groupId: string, id: string, { userName, externalId, email }: Names): Promise<void> {
  const others = and(eq(accounts.groupId, groupId), ne(accounts.id, id));
  const same = or(
    userName ? isCalled(userName) : undefined,
    externalId ? eq(scimPeople.externalId, externalId) : undefined,
  );
  const [one] = await selectPeople().where(and(others, same)).limit(1);
  if (one) wrong("uniqueness", "Такой userName или externalId уже есть");
  const isTaken = and(ne(accounts.id, id), sql`lower(${accounts.email}) = ${email.toLowerCase()}`);
  const [holder] = await withTenant("*", () => db().select({ id: accounts.id }).from(accounts).where(isTaken));
  if (holder) wrong("uniqueness", "Такая почта уже есть");
}

function tellOf(holder: Holder, deed: "person.made" | "person.changed", objectId: string, fields: string[]) {
  const { groupId } = holder.viewer;
  return recordAudit({ deed, result: "ok", groupId, objectId, detail: { by: "scim", token: holder.id, fields } });
}
