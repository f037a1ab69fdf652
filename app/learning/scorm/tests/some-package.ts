import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";

type Files = Record<string, string | Buffer>;

/** A zip of these files, as it would be uploaded. */
export async function zipOf(files: Files, name = "course.zip"): Promise<File> {
  const zip = new ZipFile();
  for (const [path, said] of Object.entries(files)) zip.addBuffer(Buffer.from(said), path);
  zip.end();
  return new File([await buffer(zip.outputStream)], name, { type: "application/zip" });
}

type Item = { id?: string; title?: string; href?: string; inside?: string; type?: string; parameters?: string };
type How = { version?: string; items?: Item[]; encoding?: string; base?: string; namespaces?: string };

/** A manifest of a few lines: one part unless told otherwise. */
export function manifest({
  version = "1.2",
  items = [{}],
  encoding = "UTF-8",
  base = "",
  namespaces = "",
}: How = {}): string {
  const all = items.map((item, at) => ({
    id: `part-${at + 1}`,
    title: `Часть ${at + 1}`,
    href: "index.html",
    type: "sco",
    ...item,
  }));
  const item = ({ id, title, inside = "", parameters }: (typeof all)[number]) =>
    `<item identifier="${id}" identifierref="r-${id}"${parameters ? ` parameters="${parameters}"` : ""}><title>${title}</title>${inside}</item>`;
  const resource = ({ id, href, type }: (typeof all)[number]) =>
    `<resource identifier="r-${id}" type="webcontent" adlcp:scormtype="${type}" href="${href}"/>`;
  return `<?xml version="1.0" encoding="${encoding}"?>
<manifest identifier="m" ${namespaces} xmlns:adlcp="urn:adlcp" ${base && `xml:base="${base}"`}>
  <metadata><schema>ADL SCORM</schema>${version && `<schemaversion>${version}</schemaversion>`}</metadata>
  <organizations default="o"><organization identifier="o"><title>Кофе без спешки</title>${all.map(item).join("")}</organization></organizations>
  <resources>${all.map(resource).join("")}</resources>
</manifest>`;
}

export const page = "<!doctype html><title>Часть</title><p>Часть курса";

/** A package of one page, or as told. */
export const packageOf = (how: How = {}, more: Files = {}) =>
  zipOf({ "imsmanifest.xml": manifest(how), "index.html": page, ...more });

/** A published course of one package, and its lesson. */
export async function makePackaged(
  desk: Viewer,
  { rules = {}, how = {}, more = {} }: { rules?: object; how?: How; more?: object } = {},
) {
  const api = apiAs(desk).courseDesk;
  const { id } = await api.make({ title: "Кофе без спешки", level: "start", tone: "blue" });
  const usual = { demand: "reported" as const, least: 80, tries: 0, grading: "highest" as const, usesMastery: true };
  const said = {
    kind: "scorm" as const,
    title: "Пакет",
    body: "То же словами.",
    rules: { ...usual, ...rules },
    ...more,
  };
  const { id: lessonId } = await api.putLesson({ id, file: await packageOf(how), ...said });
  await api.publish({ id });
  return { id, lessonId };
}
