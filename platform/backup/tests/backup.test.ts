import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { BadArchive, backUp, restore } from "#platform/backup/index.ts";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { disk } from "#platform/files/disk.ts";
import { copyFile, openFile, storePictures } from "#platform/files/index.ts";
import { departments } from "#platform/people/schema.ts";
import { createDatabase, freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

const folder = mkdtempSync(join(tmpdir(), "veche-backup-"));
const archive = join(folder, "one.tar.gz");
let company: Company;
let viewer: Viewer;
let pictureId = "";

const addDepartment = (name: string) =>
  withTenant("*", () => db().insert(departments).values({ groupId: company.id, name }));
const countDepartments = () => withTenant("*", () => db().$count(departments));

beforeAll(async () => {
  company = await makeCompany("Ёлка \\ и «табуляция»\tс переводом\nстроки");
  viewer = await makePerson(company, { lastName: "O'Нил; drop" });
  await makePerson(company, { managerId: viewer.accountId });
  for (let at = 0; at < 30; at++) await addDepartment(`Отдел ${at}`);
  const drawn = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#3174F6" } })
    .png()
    .toBuffer();
  const sky = { bytes: drawn, name: "Небо.png" };
  const [stored] = await withTenant(company.id, () => storePictures([sky], { viewer, reach: "company" }));
  pictureId = stored!.id;
  // The copy of an article has files of its own, which lie under the same key.
  await withTenant(company.id, () => copyFile(pictureId, { viewer, reach: "company" }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function unzipped(path: string): Buffer | undefined {
  try {
    return gunzipSync(readFileSync(path));
  } catch {
    return undefined;
  }
}

describe("a backup", () => {
  test("taken while people write is one moment, and comes back with the same rows and checksums", async () => {
    let writing = true;
    const writer = (async () => {
      for (let at = 0; writing; at++) await addDepartment(`Под нагрузкой ${at}`);
    })();
    const made = await backUp(archive);
    writing = false;
    await writer;
    expect(made.tables.find(({ name }) => name === "departments")!.rows).toBeLessThan(await countDepartments());
    const keys = made.files.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const key = keys[0]!;
    await (await disk()).delete(key);

    const restored = await restore(archive);
    expect(restored.tables).toEqual(made.tables);
    expect(await (await disk()).exists(key)).toBe(true);
    const again = await backUp(join(folder, "two.tar.gz"));
    // The portal may note an error of its own at any moment.
    const written = ({ tables }: typeof made) => tables.filter(({ name }) => name !== "error_groups");
    expect(written(again)).toEqual(written(made));
    expect(again.files).toEqual(made.files);
    const file = await withTenant(company.id, () => openFile(viewer, pictureId, "480"));
    expect(file.type).toBe("image/webp");
    await file.body.cancel();
  });

  test("comes back into another, empty database with its row rules and foreign keys", async () => {
    const other = await createDatabase();
    const database = await openDatabase({ url: other.url });
    try {
      await restore(archive);
      expect(await db().$count(departments)).toBe(0);
      expect(await countDepartments()).toBeGreaterThanOrEqual(30);
      await expect(
        withTenant("*", () =>
          db().execute(
            sql`insert into departments (id, group_id, name) values (gen_random_uuid(), gen_random_uuid(), 'Ничей')`,
          ),
        ),
      ).rejects.toMatchObject({ cause: { code: "23503" } });
    } finally {
      await database.close();
      await other.drop();
    }
  });
});

describe("a spoiled archive", () => {
  const spoil = (name: string, change: (bytes: Buffer) => void, keep = 1) => {
    const path = join(folder, name);
    const bytes = readFileSync(archive);
    change(bytes);
    writeFileSync(path, bytes);
    if (keep < 1) truncateSync(path, Math.floor(bytes.length * keep));
    return path;
  };

  test("that is cut short is refused and leaves the data alone", async () => {
    const before = await countDepartments();
    await expect(restore(spoil("cut.tar.gz", () => {}, 0.7))).rejects.toThrow(BadArchive);
    expect(await countDepartments()).toBe(before);
  });

  test("with one changed bit anywhere is refused and leaves the data alone", async () => {
    const before = await countDepartments();
    const size = readFileSync(archive).length;
    const whole = gunzipSync(readFileSync(archive));
    let refused = 0;
    for (let place = 0.02; place < 1; place += 0.04) {
      const path = spoil("bit.tar.gz", (bytes) => {
        const at = Math.floor(size * place);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 16, at);
      });
      // In a long run of zeros a repetition may begin sixteen bytes later and say the same.
      if (unzipped(path)?.equals(whole)) continue;
      await expect(restore(path)).rejects.toThrow(/Данные портала не тронуты/);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(20);
    expect(await countDepartments()).toBe(before);
  });

  test("that is not there is named in Russian", async () => {
    await expect(restore(join(folder, "нет.tar.gz"))).rejects.toThrow("нет");
  });
});
