import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  comments,
  isOfKind,
  isVisible,
  namesOf,
  publications,
  urlOf,
  withNames,
} from "#app/engines/content/server/index.ts";
import type { Target } from "#app/engines/moderation/contract.ts";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** A thing that may be reported: whose company and whose words it is, and what it is called. */
export type Subject = {
  target: Target;
  id: string;
  groupId: string;
  /** The channel or community where it stands. */
  placeId: string | null;
  authorId: string;
  /** Signed by the newsroom: readers do not learn whose words it is. */
  editorial?: boolean;
  title: string;
  excerpt: string;
  href: string;
  /** Whether the one who asks meets it as a reader. */
  seen: boolean;
};

type Row = Omit<Subject, "target">;
type Reader = (viewer: Viewer, where: SQL | undefined) => Promise<Row[]>;

const excerptLength = 280;

const readPublications: Reader = async (viewer, where) => {
  const rows = await db()
    .select({
      id: publications.id,
      groupId: publications.groupId,
      placeId: publications.placeId,
      authorId: publications.authorId,
      editorial: publications.editorial,
      title: publications.title,
      excerpt: publications.excerpt,
      names: namesOf(publications.mentions, viewer),
      kind: publications.kind,
      seen: sql<boolean>`(${isVisible(viewer)})`,
    })
    .from(publications)
    .where(where);
  return rows.map(({ kind, names, ...row }) => ({
    ...row,
    excerpt: withNames(row.excerpt, names),
    href: urlOf(kind, row.id),
  }));
};

const readComments: Reader = async (viewer, where) => {
  const rows = await db()
    .select({
      id: comments.id,
      groupId: comments.groupId,
      placeId: publications.placeId,
      authorId: comments.authorId,
      excerpt: sql<string>`left(${comments.text}, ${excerptLength})`,
      names: namesOf(comments.mentions, viewer),
      publicationId: publications.id,
      kind: publications.kind,
      seen: sql<boolean>`(${and(isVisible(viewer), isNull(comments.deletedAt), isNull(comments.hiddenAt))})`,
    })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .where(where);
  return rows.map(({ kind, publicationId, names, ...row }) => ({
    ...row,
    excerpt: withNames(row.excerpt, names),
    title: "",
    href: urlOf(kind, publicationId, row.id),
  }));
};

const readPeople: Reader = async (_, where) => {
  const rows = await db()
    .select({
      id: accounts.id,
      groupId: accounts.groupId,
      alias: accounts.alias,
      title: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      excerpt: sql<string>`left(${accounts.about}, ${excerptLength})`,
      seen: sql<boolean>`${isColleague()}`,
    })
    .from(accounts)
    .where(where);
  return rows.map(({ alias, ...row }) => ({
    ...row,
    placeId: null,
    authorId: row.id,
    href: href(account.profile, { socialId: alias }),
  }));
};

const kinds = {
  article: {
    read: readPublications,
    id: publications.id,
    where: () => isOfKind(({ moderatedAs }) => moderatedAs === "article"),
  },
  post: {
    read: readPublications,
    id: publications.id,
    where: () => isOfKind(({ moderatedAs }) => moderatedAs === "post"),
  },
  comment: { read: readComments, id: comments.id, where: () => undefined },
  default: { read: readPeople, id: accounts.id, where: () => undefined },
};

/** Finds what a reader wants to complain of. Refuses as not found what they do not meet. */
export async function findSubject(viewer: Viewer, target: Target, id: string): Promise<Subject> {
  const { read, id: key, where } = kinds[target];
  const [row] = await read(viewer, and(eq(key, id), where()));
  if (!row?.seen) refuse("not-found");
  return { ...row, target };
}

/** What a list of objects says, each kind by one query, whatever has been done to them meanwhile. */
export async function tellSubjects(
  viewer: Viewer,
  objects: { target: Target; objectId: string }[],
): Promise<Map<string, Subject>> {
  const told = new Map<string, Subject>();
  for (const [target, wanted] of Map.groupBy(objects, (one) => one.target)) {
    const { read, id } = kinds[target];
    const rows = await read(
      viewer,
      inArray(
        id,
        wanted.map(({ objectId }) => objectId),
      ),
    );
    for (const row of rows) told.set(row.id, { ...row, target });
  }
  return told;
}
