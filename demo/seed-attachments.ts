import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { commentFiles, comments, publicationPictures, publications } from "#app/engines/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import { redrawPicture, storeUpload } from "#platform/files/index.ts";
import { soonAfter } from "./dates.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { ofEachScene, type SceneName } from "./pictures/scene.ts";
import type { Random } from "./random.ts";
import { sent, shown } from "./words/attachments.ts";
import type { World } from "./world.ts";

const wanted = { pictures: 8, documents: sent.length * 2 };

/** Puts comments with a picture or a document of their own under some of the latest publications. */
export async function seedAttachments(random: Random, world: World, covers: readonly string[]): Promise<void> {
  const left = { ...wanted };
  const said = new Set<SceneName>();
  for (const place of await latest(world.today)) {
    const own = random.fork(`attachments/${place.id}`);
    const cover = covers.indexOf(place.cover ?? "");
    const scene = world.covers[cover]?.scene;
    const words = scene && !said.has(scene) && left.pictures > 0 && shown[scene];
    if (!words && !left.documents) continue;
    const createdAt = soonAfter(own, place.publishedAt, world.today, 30);
    const colleagues = world.colleagues.get(place.groupId)!.filter(({ id }) => id !== place.authorId);
    const { id: authorId } = own.pick(colleagues.filter((person) => person.createdAt < createdAt));
    const owner = { viewer: { accountId: authorId, groupId: place.groupId }, reach: place.reach };
    const comment = { id: demoId(own, createdAt), createdAt, authorId, groupId: place.groupId, reach: place.reach };
    if (words) {
      said.add(scene);
      left.pictures -= 1;
      // Another picture of the same kind, drawn anew: a file belongs to one comment alone.
      const other = cover - (cover % ofEachScene) + ((cover + 1) % ofEachScene);
      const file = await redrawPicture(covers[other]!, { cut: "square" }, owner);
      await say({ ...comment, publicationId: place.id, text: words }, file.id, world.covers[other]!.alt);
    } else {
      left.documents -= 1;
      const { text, name, content } = sent[left.documents % sent.length]!;
      const file = await storeUpload(new File([content], name), { ...owner, accept: "file", field: "files" });
      await say({ ...comment, publicationId: place.id, text }, file.id, "");
    }
  }
}

async function say(comment: typeof comments.$inferInsert, fileId: string, alt: string): Promise<void> {
  await insertRows(comments, [comment]);
  await insertRows(commentFiles, [{ commentId: comment.id!, fileId, place: 1, alt }]);
  await db()
    .update(publications)
    .set({ commentCount: sql`${publications.commentCount} + 1` })
    .where(eq(publications.id, comment.publicationId));
}

/** Those that people have had a day to answer and still may. */
function latest(today: Date) {
  const { id, groupId, reach, authorId, publishedAt } = publications;
  const dayAgo = new Date(today.getTime() - 24 * 3_600_000);
  return db()
    .select({ id, groupId, reach, authorId, publishedAt, cover: publicationPictures.fileId })
    .from(publications)
    .leftJoin(publicationPictures, and(eq(publicationPictures.publicationId, id), eq(publicationPictures.place, 1)))
    .where(
      and(
        lt(publishedAt, dayAgo),
        eq(publications.state, "published"),
        inArray(publications.kind, ["ugc", "news"]),
        sql`${publications.talkClosedAt} is null`,
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(60);
}
