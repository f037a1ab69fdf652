import { publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";

/** A publication of years ago: no limit of today counts it, and nobody is told of it as new. Gives its id. */
export async function writeOldPost({ accountId: authorId, groupId }: Viewer): Promise<string> {
  const id = newId();
  const content = [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Решаем вместе" }] }];
  await withTenant("*", () =>
    db()
      .insert(publications)
      .values({
        ...{ id, groupId, authorId, kind: "ugc", feed: "work", title: "Сбор" },
        ...{ body: { type: "doc", content }, publishedAt: new Date("2020-02-03") },
      }),
  );
  return id;
}
