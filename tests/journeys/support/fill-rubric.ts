import { writeArticle } from "#app/news/newsroom/server/desk.ts";
import { putRubric } from "#app/news/rubrics/server/keeping.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { pictureFile } from "./picture.ts";

/** A rubric of more articles than a pack keeps, each with a picture of its own. */
export async function fillRubric(editor: Viewer): Promise<void> {
  const rubric = newId();
  await putRubric(editor, { id: rubric, title: "Истории кофейных зёрен", reach: "company", archived: false });
  for (let at = 1; at <= 22; at++) {
    const { name, mimeType, buffer } = await pictureFile(at);
    await writeArticle(editor, {
      kind: "news",
      title: `История ${at}`,
      lead: "Откуда едет зерно.",
      body: `Мешок номер ${at} собрали в горах, сушили на солнце и везли морем.`,
      feed: "work",
      rubricIds: [rubric],
      reach: "company",
      mustRead: false,
      pictures: [new File([new Uint8Array(buffer)], name, { type: mimeType })],
      added: [{ alt: `Мешок ${at}` }],
      step: "publish",
    });
  }
}
