import { storeUpload } from "#platform/files/index.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Batch } from "./batch.ts";
import type { Draft } from "./draft.ts";
import { findImported } from "./imported.ts";
import type { SourcePost } from "./source.ts";

/** Each publication has files of its own, so that hiding one hides nothing of another. */
export async function keepPictures({ key }: SourcePost, { pictures }: Draft, accountId: string, batch: Batch) {
  const { plan, tally, made } = batch;
  const keyOf = (file: string) => `${key}#${file}`;
  const before = await findImported(
    plan.groupId,
    "file",
    pictures.map(({ file }) => keyOf(file)),
  );
  const kept: { fileId: string; alt: string }[] = [];
  for (const { file, alt } of pictures) {
    const known = before.get(keyOf(file));
    const fileId = known?.objectId ?? (await store(file, { accountId, groupId: plan.groupId }, batch));
    if (!fileId) {
      tally.note("bad-pictures", file);
      continue;
    }
    kept.push({ fileId, alt });
    tally.add("pictures");
    if (!known) made.push({ kind: "file", sourceKey: keyOf(file), objectId: fileId });
  }
  return kept;
}

async function store(file: string, viewer: { accountId: string; groupId: string }, { plan }: Batch) {
  try {
    const stored = await storeUpload(await plan.pictures.open(file), {
      viewer,
      reach: "company",
      accept: "image",
      field: "pictures",
    });
    return stored.id;
  } catch (error) {
    if (error instanceof Refusal && ["invalid", "too-large"].includes(error.kind)) return undefined;
    throw error;
  }
}
