import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { findSponsor } from "#app/access/guests/server/index.ts";
import type { Invite, inviteDraft } from "#app/access/registration/contract.ts";
import { registration } from "#app/access/registration/routes.ts";
import { href } from "#app/web/urls.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { hashOfCode, newCode } from "#platform/dictated-code.ts";
import { announce } from "#platform/events/index.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { posted } from "./letters.ts";
import { invites } from "./schema.ts";

const dayLong = 86_400_000;
const sponsors = alias(accounts, "sponsors");
const nameOf = (people: { firstName: PgColumn; lastName: PgColumn }) =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;

/** The invitations of a company, newest first. */
export async function readInvites(viewer: Viewer, after?: string): Promise<{ items: Invite[]; next?: string }> {
  const rows = await db()
    .select({ invite: invites, by: nameOf(accounts), sponsor: nameOf(sponsors) })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.authorId))
    .leftJoin(sponsors, eq(sponsors.id, invites.sponsorId))
    .where(and(eq(invites.groupId, viewer.groupId), beyond([invites.createdAt, invites.id], after)))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ invite }) => [invite.createdAt, invite.id]);
  return { items: items.map(lineOf), next };
}

/**
 * Invites as `makeInvite` does. Refuses who keeps the staff and is no administrator to invite by name whoever will find
 * rights in the account that waits for them: the code is told, and somebody else could come by it.
 */
export async function invite(viewer: Viewer, draft: z.output<typeof inviteDraft>) {
  const { email } = draft;
  if (email && !viewer.isAdmin) {
    const isHis = sql`lower(${accounts.email}) = ${email.toLowerCase()}`;
    const isTrusted = sql`(${accounts.role} = 'admin' or cardinality(${grantedRights}) > 0)`;
    const own = and(eq(accounts.groupId, viewer.groupId), isHis, isTrusted);
    if (await db().$count(accounts, own))
      refuse("invalid", "email", { fields: { email: ["У этого человека есть права: его приглашает администратор"] } });
  }
  return makeInvite(viewer, draft);
}

/** Makes a code and tells it this once; to a named mailbox a letter goes too. Whoever comes by it may find themselves in a place. */
export async function makeInvite(
  viewer: Viewer,
  { note, email, limit, days, department, position, guest }: z.output<typeof inviteDraft>,
  place?: { id: string; title: string },
): Promise<{ id: string; code: string }> {
  const { accountId: authorId, groupId } = viewer;
  const [id, code] = [newId(), newCode()];
  const until = new Date(now().getTime() + days * dayLong);
  const sponsorId = guest && (guest.sponsor ? (await findSponsor(viewer, guest.sponsor)).id : authorId);
  const uses = { usesLimit: email ? 1 : limit, until, email: email ?? null };
  if (department) await demandOwn(viewer, department);
  await db()
    .insert(invites)
    .values({
      id,
      groupId,
      authorId,
      codeHash: hashOfCode(code),
      ending: code.slice(-4),
      note,
      ...uses,
      departmentId: department,
      position,
      placeId: place?.id,
      guestDays: guest?.days,
      sponsorId,
    });
  const detail = guest && { days: guest.days, to: sponsorId };
  await recordAudit({ deed: "invite.made", result: "ok", accountId: authorId, groupId, objectId: id, detail });
  if (email) {
    const about = { by: viewer.name, until, guest, place, ...(await companyOf(viewer)) };
    await announce({ kind: posted, objectId: id, groupId, actorId: authorId, data: letterOf(email, code, about) });
  }
  return { id, code };
}

async function demandOwn({ groupId }: Viewer, department: string): Promise<void> {
  const own = and(eq(departments.groupId, groupId), eq(departments.id, department));
  if ((await db().select({ id: departments.id }).from(departments).where(own)).length) return;
  refuse("invalid", "department", { fields: { department: ["Такого подразделения нет"] } });
}

/** Makes a code useless; who came with it stays. Refuses another company's as not found. */
export async function revokeInvite(viewer: Viewer, id: string): Promise<{ id: string }> {
  const { accountId: revokedBy, groupId } = viewer;
  const own = and(eq(invites.groupId, groupId), eq(invites.id, id));
  const [found] = await db().select({ id: invites.id }).from(invites).where(own);
  if (!found) refuse("not-found");
  await db()
    .update(invites)
    .set({ revokedAt: now(), revokedBy })
    .where(and(own, isNull(invites.revokedAt)));
  await recordAudit({ deed: "invite.revoked", result: "ok", accountId: revokedBy, groupId, objectId: id });
  return found;
}

type Row = { invite: typeof invites.$inferSelect; by: string; sponsor: string | null };

export function stateOf({ revokedAt, uses, usesLimit, until }: typeof invites.$inferSelect): Invite["state"] {
  return revokedAt ? "revoked" : uses >= usesLimit ? "used" : until <= now() ? "over" : "open";
}

function lineOf({ invite, by, sponsor }: Row): Invite {
  const { id, note, email, ending, uses, usesLimit: limit, until } = invite;
  const state = stateOf(invite);
  const guest = invite.guestDays ? { days: invite.guestDays, sponsor } : null;
  return { id, note, email, ending, uses, limit, until: until.toISOString(), state, by, guest };
}

async function companyOf({ groupId }: Viewer): Promise<{ company: string }> {
  const [row] = await db().select({ company: groups.name }).from(groups).where(eq(groups.id, groupId));
  return row!;
}

type About = {
  by: string;
  company: string;
  until: Date;
  guest: { days: number } | undefined;
  place: { title: string } | undefined;
};
const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Moscow" });
const days = new Intl.NumberFormat("ru", { style: "unit", unit: "day", unitDisplay: "long" });

function letterOf(to: string, code: string, { by, company, until, guest, place }: About) {
  const link = config.publicUrl + href(registration.register, null, { code });
  const text = [
    "Здравствуйте!",
    "",
    `${by} приглашает вас на корпоративный портал компании «${company}»${guest ? ` гостем на ${days.format(guest.days)}` : ""}.`,
    ...(place ? [`После регистрации вы сразу окажетесь в «${place.title}».`] : []),
    `Зарегистрироваться: ${link}`,
    `Код приглашения: ${code}`,
    `Приглашение действует до ${day.format(until)} и подойдёт только к этой почте.`,
    "",
    "Если вы не знаете, о чём речь, ничего не делайте: без кода вас никто не зарегистрирует.",
    "",
  ].join("\n");
  return { to, subject: `Приглашение на портал компании «${company}»`, text };
}
