import { bucket } from "./support/bucket-environment.ts";

// The settings are there before anything reads them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { backUp, restore } from "#platform/backup/index.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile, storeUpload, storeVideo } from "#platform/files/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { filmFile } from "#tests/support/film.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
const folder = mkdtempSync(join(tmpdir(), "veche-bucket-"));
let viewer: Viewer;

beforeAll(async () => {
  viewer = await makePerson(await makeCompany());
});
afterAll(() => rmSync(folder, { recursive: true }));

const owner = () => ({ viewer, reach: "company" as const, field: "file" });
const bytesOf = async (id: string) => {
  const { body } = await withTenant(viewer.groupId, () => openFile(viewer, id));
  return Buffer.from(await new Response(body).arrayBuffer());
};

test("a film and a document go into a bucket with their lengths told, and come back byte by byte", async () => {
  const film = await filmFile();
  const text = new File(["Повестка"], "agenda.txt", { type: "text/plain" });
  const [shot, paper] = await withTenant(viewer.groupId, async () => [
    await storeVideo(film, owner()),
    await storeUpload(text, { ...owner(), accept: "file" }),
  ]);
  expect(bucket.refused).toEqual([]);
  expect(await bytesOf(shot!.id)).toEqual(Buffer.from(await film.arrayBuffer()));
  expect((await bytesOf(paper!.id)).toString()).toBe("Повестка");
});

test("a bucket that does not answer is named as the store of files, and not as the database", async () => {
  const text = new File(["Повестка"], "agenda.txt", { type: "text/plain" });
  const { id } = await withTenant(viewer.groupId, () => storeUpload(text, { ...owner(), accept: "file" }));
  await bucket.rest(async () => {
    const away = { kind: "unavailable", detail: "files" };
    const store = withTenant(viewer.groupId, () => storeUpload(text, { ...owner(), accept: "file" }));
    await expect(store).rejects.toMatchObject(away);
    await expect(withTenant(viewer.groupId, () => openFile(viewer, id))).rejects.toMatchObject(away);
  });
  expect((await bytesOf(id)).toString()).toBe("Повестка");
});

test("a backup of a bucket comes back into a bucket that was lost", async () => {
  const archive = join(folder, "bucket.tar.gz");
  await backUp(archive);
  const before = new Map(bucket.kept);
  expect(before.size).toBeGreaterThan(1);
  bucket.kept.clear();
  await restore(archive);
  expect(bucket.refused).toEqual([]);
  expect([...bucket.kept].sort()).toEqual([...before].sort());
});
