import { extname } from "node:path";
import type { Accept } from "#platform/files/index.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Batch } from "./batch.ts";
import { changeLinks } from "./body-links.ts";
import type { Draft } from "./draft.ts";
import { decodeName } from "./html-parts.ts";
import { findImported } from "./imported.ts";
import type { SourcePost } from "./source.ts";

/** A draft with its pictures and documents stored, its links leading to the latter. */
export async function keepFiles(post: SourcePost, draft: Draft, accountId: string, batch: Batch) {
  const named = [...draft.pictures.map(({ file }) => file), ...draft.documents.values()];
  const keyOf = (file: string) => `${post.key}#${file}`;
  const before = await findImported(batch.plan.groupId, "file", named.map(keyOf));
  const ids = new Map<string, string>();
  const keep = async (file: string, accept: Accept, words = "") => {
    if (ids.has(file)) return;
    const known = before.get(keyOf(file));
    const id = known?.objectId ?? (await store(file, accept, { accountId, groupId: batch.plan.groupId }, batch, words));
    if (!id) return batch.tally.note(accept === "image" ? "bad-pictures" : "bad-files", file);
    ids.set(file, id);
    batch.tally.add(accept === "image" ? "pictures" : "documents");
    if (!known) batch.made.push({ kind: "file", sourceKey: keyOf(file), objectId: id });
  };
  for (const { file } of draft.pictures) await keep(file, "image");
  for (const [href, file] of draft.documents) await keep(file, "file", draft.names.get(href));
  return {
    pictures: draft.pictures.flatMap(({ file, alt }) => (ids.has(file) ? [{ fileId: ids.get(file)!, alt }] : [])),
    files: [...new Set(draft.documents.values())].flatMap((file) => ids.get(file) ?? []),
    body: changeLinks(draft.body, (href) => {
      const id = ids.get(draft.documents.get(href) ?? "");
      return id === undefined ? undefined : { href: fileUrl(id), words: decodeName(href) };
    }),
  };
}

/** Each publication has files of its own, so that hiding one hides nothing of another. */
async function store(
  file: string,
  accept: Accept,
  viewer: { accountId: string; groupId: string },
  { plan }: Batch,
  words: string,
) {
  try {
    const found = await plan.pictures.open(file);
    const given = new File([found], nameOf(found.name, words));
    return (await storeUpload(given, { viewer, reach: "company", accept, field: "pictures" })).id;
  } catch (error) {
    if (error instanceof Refusal && ["invalid", "too-large"].includes(error.kind)) return undefined;
    throw error;
  }
}

const ofNothing =
  /^(здесь|тут|там|это|ссылка|по ссылке|скачать|открыть|смотреть|читать|подробнее|файл|документ|here|download)[.!…]?$/i;

/** A document is called as the link to it calls it, «Приказ №1», unless that says nothing of it. */
function nameOf(name: string, words: string): string {
  const said = words.replace(/[\s/\\]+/g, " ").trim();
  const ending = extname(name);
  if (!/[\p{L}\p{N}]/u.test(said) || URL.canParse(said) || ofNothing.test(said)) return name;
  return (
    `${said.toLowerCase().endsWith(ending.toLowerCase()) ? said.slice(0, -ending.length || undefined) : said}`.slice(
      0,
      150,
    ) + ending
  );
}
