import { bucket } from "./support/bucket-environment.ts";

// The settings are there before anything reads them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { backUp, restore } from "#platform/backup/index.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile, storeSentence, storeUpload, storeVideo, tryStore } from "#platform/files/index.ts";
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
    const beside = { fields: { file: [expect.stringContaining("не отвечает")] } };
    await expect(store).rejects.toMatchObject({ ...away, ...beside });
    const film = await filmFile();
    await expect(withTenant(viewer.groupId, () => storeVideo(film, owner()))).rejects.toMatchObject(beside);
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

test("a store is tried before anything lies in it, and what is wrong is said in a sentence", async () => {
  expect(await tryStore()).toBeUndefined();
  expect([...bucket.kept.keys()].filter((key) => key.startsWith("trial-"))).toEqual([]);
  const said = async () => storeSentence(await tryStore());
  const wrong = [
    [403, "SignatureDoesNotMatch", "не принимает ключ (SignatureDoesNotMatch, 403)", "S3_SECRET"],
    [404, "NoSuchBucket", "не знает такой корзины (NoSuchBucket, 404)", "S3_BUCKET"],
    [501, "NotImplemented", "не понимает запрос портала (NotImplemented, 501)", "совместимое с S3"],
    [400, "InvalidLocationConstraint", "отказало (InvalidLocationConstraint, 400)", "S3_REGION"],
  ] as const;
  for (const [status, code, ...words] of wrong) {
    bucket.refusal = { status, code };
    const sentence = await said();
    for (const one of [bucket.origin, "«veche»", ...words]) expect(sentence).toContain(one);
  }
  bucket.refusal = undefined;
  await bucket.rest(async () => {
    expect(await said()).toContain(`${bucket.origin}, корзина «veche», не отвечает (ECONNREFUSED)`);
  });
});

test("nothing that a store sends or takes has sums of a kind that not every store knows", async () => {
  const sums: string[] = [];
  bucket.hear = ({ headers }) =>
    void sums.push(...Object.keys(headers).filter((name) => /checksum|trailer/.test(name)));
  const text = new File(["Повестка"], "agenda.txt", { type: "text/plain" });
  await withTenant(viewer.groupId, async () => {
    const { id } = await storeUpload(text, { ...owner(), accept: "file" });
    await openFile(viewer, id);
    await storeVideo(await filmFile(), owner());
  });
  bucket.hear = undefined;
  expect(sums).toEqual([]);
});
