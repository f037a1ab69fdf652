import { and, desc, eq, isNull } from "drizzle-orm";
import { alignFiles, publications } from "#app/engines/content/server/index.ts";
import { publicationFiles } from "#app/engines/extras/server/index.ts";
import { articleAuthors, articleRelations, articles, guestArticles } from "#app/news/news/server/index.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { docxOf } from "./docx.ts";
import { editors } from "./editors.ts";
import { insertRows } from "./insert-rows.ts";
import type { World } from "./world.ts";

const memo = [
  "Памятка для смены",
  "1. Прочитайте новость целиком: здесь только главное.",
  "2. Перед сменой проверьте средства защиты: каску, перчатки, обувь с жёстким носком. Что износилось, замените на складе.",
  "3. При сигнале тревоги остановите оборудование и идите к месту сбора у проходной.",
  "4. Покажите памятку тем, кто выходит в вашу смену. Если что-то непонятно, спросите у руководителя до начала работы.",
  "5. Отметьте на портале «Ознакомлен(а)».",
];

/** The newest article of the largest company that is for everybody: guests read it too. */
export async function seedShown(world: World): Promise<void> {
  const { chief } = editors(world);
  const { id, groupId, publishedAt } = publications;
  const [article] = await db()
    .select({ id })
    .from(publications)
    .where(
      and(
        eq(groupId, chief.groupId),
        eq(publications.kind, "article"),
        eq(publications.state, "published"),
        isNull(publications.audience),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(1);
  if (!article) return;
  await insertRows(guestArticles, [{ publicationId: article.id, groupId: chief.groupId, shownBy: chief.id }]);
  await alignFiles(article.id);
}

/** The newest long reads of each company, wherever they stand, are written by several people. */
export async function seedCoauthors({ companies, colleagues }: World): Promise<void> {
  const { id, groupId, authorId, publishedAt } = publications;
  for (const company of companies) {
    const longReads = await db()
      .select({ id, authorId })
      .from(publications)
      .where(and(eq(groupId, company.id), eq(publications.kind, "article")))
      .orderBy(desc(publishedAt), desc(id))
      .limit(2);
    const rows = longReads.flatMap((one, at) => {
      const others = (colleagues.get(company.id) ?? []).filter((person) => person.id !== one.authorId);
      const chosen = others.slice(at, 2 * at + 1);
      return chosen.map((person, place) => ({ publicationId: one.id, accountId: person.id, place: place + 1 }));
    });
    await insertRows(articleAuthors, rows);
  }
}

/** What must be read carries a leaflet to print, and names what to read next. */
export async function seedExtras({ companies }: World): Promise<void> {
  const bytes = new Uint8Array(await docxOf(memo));
  for (const { id: groupId } of companies) {
    const { id, reach, authorId, publishedAt } = publications;
    const orders = await db()
      .select({ id, reach, authorId })
      .from(publications)
      .innerJoin(articles, and(eq(articles.publicationId, id), eq(articles.mustRead, true)))
      .where(and(eq(publications.groupId, groupId), eq(publications.state, "published")))
      .orderBy(desc(publishedAt), desc(id))
      .limit(3);
    const longReads = await db()
      .select({ relatedId: id })
      .from(publications)
      .where(and(eq(publications.groupId, groupId), eq(publications.kind, "article")))
      .orderBy(desc(publishedAt), desc(id))
      .limit(2);
    for (const one of orders) {
      const owner = { viewer: { accountId: one.authorId, groupId }, reach: one.reach };
      const leaflet = new File([bytes], "Памятка для смены.docx");
      const file = await storeUpload(leaflet, { ...owner, accept: "file", field: "files" });
      await insertRows(publicationFiles, [{ publicationId: one.id, fileId: file.id, place: 1 }]);
      await insertRows(
        articleRelations,
        longReads.map((row) => ({ publicationId: one.id, ...row })),
      );
    }
  }
}
