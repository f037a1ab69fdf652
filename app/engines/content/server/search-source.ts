import { eq, type SQL, sql } from "drizzle-orm";
import { pollWords } from "#app/engines/polls/server/index.ts";
import { putDocument, removeDocument, type SearchSource } from "#app/engines/search/server/index.ts";
import { translatedText } from "#app/news/translations/server/index.ts";
import { plainText } from "#app/rich-text/document.ts";
import { db } from "#platform/db/index.ts";
import { fileTexts } from "#platform/files/schema.ts";
import { hashtagKey } from "./hashtags.ts";
import { contentKinds, kindOf, urlOf } from "./kinds.ts";
import { comments, publications } from "./schema.ts";

const tabs = () => contentKinds.get().map(({ tab }) => tab);

/** Publications are found by their words in every language, by the question they ask, and by their hashtags. */
export const publicationSource: SearchSource = {
  indexed: {
    kinds: ["publication"],
    table: publications,
    tabs,
    align: async (ids) => {
      for (const id of ids) await putPublication(id);
    },
  },
};

/** Comments are found under the names of their publications; triggers follow their changes (migration search). */
export const commentSource: SearchSource = {
  indexed: { kinds: ["comment"], table: comments, tabs, align: putComments },
};

/** Files beside publications and comments are found by their names and words; triggers follow them too (migration file-texts). */
export const fileSource: SearchSource = {
  indexed: {
    kinds: ["file", "comment-file"],
    table: fileTexts,
    tabs,
    align: async (ids) => {
      await putFiles(sql`${sql.param(ids)}::uuid[]`);
    },
  },
};

/** Brings a publication and all that is said under it in line in search; what is not live is found by nobody. */
export async function indexPublication(id: string): Promise<void> {
  await putPublication(id);
  const under = await db().select({ id: comments.id }).from(comments).where(eq(comments.publicationId, id));
  if (under.length) await putComments(under.map((one) => one.id));
  await putFiles(sql`array(
    select file_id from publication_files where publication_id = ${id} union all
    select file_id from comment_files join comments c on c.id = comment_id where c.publication_id = ${id})`);
}

async function putPublication(id: string): Promise<void> {
  const [row] = await db()
    .select({
      groupId: publications.groupId,
      reach: publications.reach,
      audience: publications.audience,
      kind: publications.kind,
      authorId: sql<string | null>`case when not ${publications.editorial} then ${publications.authorId} end`,
      title: publications.title,
      lead: publications.lead,
      body: publications.body,
      excerpt: publications.excerpt,
      hashtags: publications.hashtags,
      asked: pollWords(publications.id),
      publishedAt: publications.publishedAt,
      isLive: sql<boolean>`${publications.state} = 'published' and ${publications.deletedAt} is null`,
    })
    .from(publications)
    .where(eq(publications.id, id));
  if (!row?.isLive) return removeDocument("publication", id);
  const { isLive: _, kind, title, lead, body, excerpt, hashtags, asked, publishedAt, ...whose } = row;
  await putDocument({
    kind: "publication",
    objectId: id,
    ...whose,
    tab: kindOf(kind).tab,
    title: title || excerpt,
    body: [lead, plainText(body), asked ?? "", await translatedText(id)].join("\n").trim(),
    tags: hashtags.map(hashtagKey),
    href: urlOf(kind, id),
    happenedAt: publishedAt,
  });
}

async function putComments(ids: string[]): Promise<void> {
  await db().execute(sql`select put_comments_in_search(${sql.param(ids)}::uuid[])`);
}

async function putFiles(ids: SQL): Promise<void> {
  await db().execute(sql`select put_files_in_search(${ids})`);
}
