import { and, desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { publications } from "#app/engines/content/server/index.ts";
import { videos } from "#app/engines/videos/server/index.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { openFile, storeUpload, storeVideo } from "#platform/files/index.ts";
import { webmOf } from "./pictures/webm.ts";
import type { World } from "./world.ts";

const size = { width: 640, height: 360 };
const shownScenes = ["coffee", "bakery", "warehouse", "road", "city"];
/** What is in the film, for those who do not see it. */
export const description =
  "Пять рисунков один за другим: чашка кофе, полка с выпечкой, склад, дорога и вечерний город. Каждый стоит две секунды, звука нет.";

/** Puts a film of a few covers into the latest publication of each company's people. */
export async function seedFilms(world: World, covers: readonly string[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const scene of shownScenes) {
    const at = world.covers.findIndex((cover) => cover.scene === scene);
    const { id: accountId, groupId } = world.employees[0]!;
    const viewer = { ...nobody, accountId, groupId, isGuest: false, consent: true };
    const { body } = await openFile(viewer, covers[at]!, "960");
    const drawn = sharp(Buffer.from(await new Response(body).arrayBuffer()))
      .resize(size)
      .removeAlpha();
    frames.push(await drawn.webp({ quality: 70 }).toBuffer());
  }
  const film = webmOf(frames, { ...size, seconds: 2 });
  const poster = await sharp(frames[1]).jpeg().toBuffer();
  for (const { id: groupId } of world.companies) {
    const place = await latest(groupId);
    if (!place) continue;
    const { id: publicationId, authorId, reach, body } = place;
    const owner = { viewer: { accountId: authorId, groupId }, reach };
    const { id } = await storeVideo(new File([film as BlobPart], "Наш день.webm"), { ...owner, field: "file" });
    const picture = await storeUpload(new File([poster as BlobPart], "Обложка.jpg"), {
      ...owner,
      accept: "image",
      field: "poster",
    });
    await db().insert(videos).values({ fileId: id, description, posterId: picture.id, publicationId });
    await db()
      .update(publications)
      .set({ body: withFilm(body, id) })
      .where(eq(publications.id, publicationId));
  }
}

async function latest(groupId: string) {
  const { id, authorId, reach, body, publishedAt } = publications;
  const [row] = await db()
    .select({ id, authorId, reach, body })
    .from(publications)
    .where(and(eq(publications.groupId, groupId), eq(publications.kind, "ugc"), eq(publications.state, "published")))
    .orderBy(desc(publishedAt), desc(id))
    .limit(1);
  return row;
}

/** Before the last paragraph, which holds the hashtags. */
function withFilm({ content, ...body }: RichText, id: string): RichText {
  return {
    ...body,
    content: [...content.slice(0, -1), { type: "video", attrs: { provider: "own", id } }, ...content.slice(-1)],
  };
}
