import { and, desc, eq, gt, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isVisible, namesOf, publications, urlOf, withNames } from "#app/engines/content/server/index.ts";
import type { MuteTerm } from "#app/engines/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { describeKind, mandatoryKinds } from "./families.ts";
import { noticeMutes, notices } from "./schema.ts";
import { muteLike, takeBack } from "./settings.ts";

const hour = 3_600_000;
const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour };

type Wish = { id: string; muted: boolean; term: MuteTerm };

/** Which of the publications that were muted are so now. */
export function stillMuted(): SQL {
  return or(isNull(noticeMutes.until), gt(noticeMutes.until, now()))!;
}

/** Keeps away whatever is about a publication that one may read or was told of, but what is mandatory, for a while or for good, or lets it come again. */
export async function muteAbout(viewer: Viewer, { id, muted, term }: Wish): Promise<{ muted: boolean }> {
  const { accountId, groupId } = viewer;
  const isMine = and(eq(noticeMutes.accountId, accountId), eq(noticeMutes.publicationId, id));
  const isAbout = and(eq(notices.accountId, accountId), eq(notices.publicationId, id));
  if (!muted) {
    await db().delete(noticeMutes).where(isMine);
    return { muted };
  }
  const [told] = await db().select({ id: notices.id }).from(notices).where(isAbout).limit(1);
  const [seen] = told
    ? [told]
    : await db()
        .select({ id: publications.id })
        .from(publications)
        .where(and(eq(publications.id, id), isVisible(viewer)));
  if (!seen) refuse("not-found");
  const mutedAt = now();
  const until = term === "always" ? null : new Date(mutedAt.getTime() + lengths[term]);
  await db()
    .insert(noticeMutes)
    .values({ accountId, groupId, publicationId: id, mutedAt, until })
    .onConflictDoUpdate({ target: [noticeMutes.accountId, noticeMutes.publicationId], set: { mutedAt, until } });
  const isOptional = notInArray(notices.kind, mandatoryKinds());
  await takeBack(and(isAbout, isOptional)!, { mail: null, push: null });
  return { muted };
}

/** The publications that a person has muted and may still see, the last muted first. */
export async function readMuted(viewer: Viewer, after?: string) {
  const { publicationId, mutedAt, until, accountId } = noticeMutes;
  const rows = await db()
    .select({
      id: publicationId,
      mutedAt,
      until,
      kind: publications.kind,
      title: sql<string>`coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 80))`,
      names: namesOf(publications.mentions, viewer),
    })
    .from(noticeMutes)
    .innerJoin(publications, eq(publications.id, publicationId))
    .where(
      and(eq(accountId, viewer.accountId), stillMuted(), isVisible(viewer), beyond([mutedAt, publicationId], after)),
    )
    .orderBy(desc(mutedAt), desc(publicationId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.mutedAt, row.id]);
  const toItem = ({ kind, mutedAt, until, names, ...row }: (typeof items)[number]) => ({
    ...row,
    title: withNames(row.title, names),
    href: urlOf(kind, row.id),
    mutedAt: mutedAt.toISOString(),
    until: until?.toISOString() ?? null,
  });
  return { items: items.map(toItem), next };
}

type Muted = { title: string; muted: boolean };

/** «Не сообщать о таком», right from a notice, and the way back; duties cannot be kept away. */
export async function muteNotice(viewer: Viewer, id: string, muted: boolean): Promise<Muted> {
  const [row] = await db()
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.accountId, viewer.accountId)));
  if (!row) refuse("not-found");
  const { family } = describeKind(row.kind);
  if (family.mandatory) refuse("conflict", "mandatory");
  await muteLike(viewer, family.name, muted);
  return { title: family.title, muted };
}
