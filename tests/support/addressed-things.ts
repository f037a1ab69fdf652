import type { Viewer } from "#platform/auth/viewer.ts";
import { addFrame, makeLine } from "./announcements.ts";
import { apiAs } from "./api.ts";
import { articleOf } from "./two-companies.ts";

export const thingKinds = ["news", "article", "story", "line", "ugc"] as const;

/** One thing that speaks to somebody: its word is nowhere but in it. */
export type AddressedThing = {
  company: string;
  to: "all" | "department" | "city" | "tag" | "company" | "person";
  kind: string;
  word: string;
  id: string;
  /** Its editor shows it to guests. */
  isShown: boolean;
};
type Draft = Pick<AddressedThing, "to" | "word" | "isShown"> & {
  kind: (typeof thingKinds)[number];
  audience: string[] | null;
  rubric: string;
};

/** Makes a thing for its readers, with what may tell others of it: a tag, a comment with a file, a pin. */
export async function makeThing(editor: Viewer, { to, kind, word, audience, rubric, isShown }: Draft): Promise<string> {
  const api = apiAs(editor);
  const readers = { reach: to === "company" ? ("portal" as const) : ("company" as const), audience };
  if (kind === "line") {
    // Three stand at once in each.
    return makeLine(editor, word, { ...readers, feed: /department|city|tag/.test(word) ? "life" : "work" });
  }
  if (kind === "story") {
    const { id } = await api.stories.create({ title: word, ...readers });
    await addFrame(editor, id, word);
    await api.stories.schedule({ id, hours: 24 });
    return id;
  }
  if (kind === "ugc") {
    const { id } = await api.content.create({ title: word, body: word, feed: "blogs", ...readers });
    await api.content.comment({ id, text: word, files: [new File([word], `${word}.txt`, { type: "text/plain" })] });
    return id;
  }
  const tag = word.toLowerCase().replaceAll("-", "_");
  const words = { title: word, lead: word, body: `${word} #${tag}`, mustRead: true, guestVisible: isShown };
  const { id } = await api.newsroom.write({ ...articleOf(rubric), ...words, ...readers, kind, step: "publish" });
  await api.content.comment({ id, text: word, files: [new File([word], `${word}.txt`, { type: "text/plain" })] });
  await api.content.react({ subject: "publication", id, name: "like" });
  // Five stand above a feed at once.
  if (kind === "news" && to !== "tag" && to !== "company") await api.newsroom.pin({ id, feed: "work" });
  return id;
}
