import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "./api.ts";
import { pictureFile } from "./canaries.ts";

/** An article that is shown to guests, with what is open to them beside its words and what is not. */
export type ShownArticle = { id: string; picture: string; file: string; commentFile: string };

type Facts = { key: string; rubric: string; reader: Viewer; named: string; secret: string };

/** Shows an article to guests: everything of it that they read is SHOWN, everything else is a secret of the company. */
export async function showArticle(
  editor: Viewer,
  { key, rubric, reader, named, secret }: Facts,
): Promise<ShownArticle> {
  const api = apiAs(editor);
  const word = `SHOWN-${key}`;
  const { id } = await api.newsroom.write({
    ...{ kind: "article", feed: "work", reach: "company", rubricIds: [rubric], guestVisible: true, step: "publish" },
    ...{ title: word, lead: `${word} вводка`, body: `${word} текст, спасибо @${named} #открытое` },
    ...{ pictures: [await pictureFile(`${word}.png`)], added: [{ alt: `${word} картинка` }] },
  });
  await api.extras.attach({ id, files: [textFile(word)] });
  const version = await api.translations.add({ id, language: "en" });
  const english = {
    title: `${word} title`,
    body: `${word} words`,
    revision: 1,
    sourceRevision: 1,
    step: "show" as const,
  };
  await api.translations.change({ ...english, ...version });
  await apiAs(reader).content.comment({ id, text: secret, files: [textFile(secret)] });
  await apiAs(reader).content.react({ subject: "publication", id, name: "like" });
  const { pictures, attachments } = await apiAs(reader).news.article({ id });
  const [comment] = (await apiAs(reader).content.comments({ id })).items;
  return { id, picture: pictures[0]!.id, file: attachments[0]!.id, commentFile: comment!.attachments![0]!.id };
}

const textFile = (text: string) => new File([text], `${text}.txt`, { type: "text/plain" });
