import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { disk } from "#platform/files/disk.ts";
import { storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { sweepFiles } from "#platform/files/sweep.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { upload } from "./corpus.ts";

freshDatabase();

let viewer: Viewer;
beforeAll(async () => {
  viewer = await makePerson(await makeCompany());
});

test("bytes that no row knows are thrown away after a day, and nothing else", async () => {
  const store = await disk();
  const yesterday = Date.now() - 25 * 60 * 60 * 1000;
  const [lost, fresh, kept] = [newId(yesterday), newId(), newId(yesterday)];
  for (const key of [lost, fresh, kept]) await store.put(`${key}/full`, "байты");
  const file = await withTenant(viewer.groupId, async () => {
    const stored = await storeUpload(upload("заметка", "заметка.txt"), {
      viewer,
      reach: "company",
      accept: "file",
      field: "file",
    });
    await db()
      .insert(files)
      .values({ ...stored, id: newId(), key: kept });
    return stored;
  });
  expect(await withTenant("*", sweepFiles)).toBe(1);
  const left = await Promise.all([lost, fresh, kept, file.key].map((key) => store.exists(`${key}/full`)));
  expect(left).toEqual([false, true, true, true]);
});
