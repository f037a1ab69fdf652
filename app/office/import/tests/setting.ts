import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { importSource, openPictures, openSource, type Plan } from "#app/office/import/server/index.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

export const fileOf = (name: string) => new URL(`files/${name}`, import.meta.url).pathname;

export type Setting = Awaited<ReturnType<typeof makeSetting>>;

/** A company with three people whom a source may mean, and a folder with two pictures. */
export async function makeSetting() {
  setClock();
  const company = await makeCompany("Север");
  const mark = company.id.slice(-6);
  const anna = await makePerson(company, {
    firstName: "Анна",
    lastName: "Северная",
    email: `anna.${mark}@sever.example`,
  });
  const ivan = await makePerson(company, { firstName: "Иван", lastName: "Северный", alias: `ivan-${mark}` });
  const maria = await makePerson(company, { firstName: "Мария", lastName: "Ёлкина" });
  return { company, mark, anna, ivan, maria, pictures: await drawPictures() };
}

/** Writes a file of this test, its people named so that no other company of the same base has them. */
export function writeFile(text: string, name = "export.xml"): string {
  const path = join(mkdtempSync(join(config.dataDir, "import-")), name);
  writeFileSync(path, text);
  return path;
}

export async function bringIn(
  path: string,
  { id: groupId }: Company,
  pictures?: string,
  more: Partial<Plan> = {},
  monthFirst = false,
) {
  const plan: Plan = {
    groupId,
    kind: "news",
    feed: "work",
    people: new Map(),
    pictures: await openPictures(pictures),
    update: false,
    isDry: false,
    by: "test",
    progress: () => {},
    ...more,
  };
  const source = await openSource(path, { monthFirst });
  return { source, ...(await importSource(source, plan)) };
}

async function drawPictures(): Promise<string> {
  const folder = mkdtempSync(join(config.dataDir, "uploads-"));
  mkdirSync(join(folder, "2024/05"), { recursive: true });
  for (const [name, background] of [
    ["vetka.png", "#228b22"],
    ["шар.png", "#b22222"],
  ] as const) {
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background } });
    writeFileSync(join(folder, "2024/05", name), await image.png().toBuffer());
  }
  return folder;
}
