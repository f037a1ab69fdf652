import type { Part, ScormVersion } from "../contract.ts";
import { childOf, childrenOf, readXml, type Tag, textIn } from "./manifest-xml.ts";
import { PackageFault } from "./package-fault.ts";

export type Manifest = {
  version: ScormVersion;
  versionFrom: string;
  title: string;
  parts: Part[];
  warnings: string[];
};

const mostParts = 300;

/**
 * Reads what a manifest says: its version, its parts in their order. `paths` are the files beside it. Throws a PackageFault, in
 * words, where nothing could be opened by it.
 */
export function readManifest(bytes: Uint8Array, paths: string[]): Manifest {
  const { root, text } = readXml(bytes);
  const warnings: string[] = [];
  const { version, versionFrom } = versionOf(root, text, warnings);
  const organization = organizationOf(root);
  const find = finder(paths, warnings);
  const resources = childOf(root, "resources");
  const items = leavesOf(organization);
  if (!items.length) throw new PackageFault("В манифесте нет ни одного пункта с содержимым: открывать нечего.");
  if (items.length > mostParts) throw new PackageFault(`В пакете больше ${mostParts} частей.`);
  const base = [root.attributes["xml:base"], resources?.attributes["xml:base"]];
  const parts = items.map((item, at) => {
    const title = textIn(item, "title") || `Часть ${at + 1}`;
    const id = item.attributes.identifier || `part-${at + 1}`;
    const resource = childrenOf(resources, "resource").find(
      (one) => one.attributes.identifier === item.attributes.identifierref,
    );
    if (!resource) throw new PackageFault(`Часть «${title}» ссылается на ресурс, которого в манифесте нет.`);
    const { path, query } = addressOf([...base, resource.attributes["xml:base"]], resource, item, title);
    return {
      ...{ id: id.slice(0, 200), title: title.slice(0, 300), query, ...termsOf(item, version) },
      path: find(path, title),
      isSco: resource.attributes.scormtype?.toLowerCase() === "sco",
    };
  });
  if (new Set(parts.map(({ id }) => id)).size < parts.length)
    throw new PackageFault("В манифесте у двух пунктов один identifier: портал не различит их.");
  if (!parts.some(({ isSco }) => isSco))
    warnings.push("Ни одна часть не сообщает о прохождении: выберите, что урок пройден, когда всё открыто.");
  if (parts.some(({ mastery }) => mastery))
    warnings.push("Пакет называет свой проходной балл: его можно не учитывать.");
  if (/<(\w+:)?sequencing[\s>]/i.test(text) && parts.length > 1)
    warnings.push("Правила переходов между частями портал не исполняет: части открывают из списка, в любом порядке.");
  noteLost(root, base, paths, warnings);
  const title = textIn(organization, "title") || parts[0]!.title;
  return { version, versionFrom, title: title.slice(0, 300), parts, warnings };
}

function versionOf(root: Tag, text: string, warnings: string[]): { version: ScormVersion; versionFrom: string } {
  const said = textIn(childOf(root, "metadata"), "schemaversion");
  if (/^1\.[0-2]\b/.test(said)) return { version: "1.2", versionFrom: `в манифесте сказано «${said}»` };
  if (/2004|CAM\s*1\.3|^1\.3/i.test(said)) return { version: "2004", versionFrom: `в манифесте сказано «${said}»` };
  if (said) warnings.push(`Версия «${said.slice(0, 40)}» порталу незнакома: она определена по пространству имён.`);
  const from = "по пространству имён манифеста";
  if (/adlcp_v1p3|imscp_v1p1["/\s]/i.test(text)) return { version: "2004", versionFrom: from };
  if (/adlcp_rootv1p2|imscp_rootv1p1p2/i.test(text)) return { version: "1.2", versionFrom: from };
  warnings.push("Манифест не называет версию SCORM: портал считает её 1.2.");
  return { version: "1.2", versionFrom: "версия не названа" };
}

function organizationOf(root: Tag): Tag {
  const all = childOf(root, "organizations");
  const each = childrenOf(all, "organization");
  const chosen = each.find((one) => one.attributes.identifier === all?.attributes.default) ?? each[0];
  if (chosen) return chosen;
  throw new PackageFault(
    "В манифесте нет раздела organization: непонятно, из чего состоит курс и с чего он начинается.",
  );
}

/** The points of the tree that open something, in their order. */
const leavesOf = (tag: Tag): Tag[] =>
  childrenOf(tag, "item").flatMap((item) => [...(item.attributes.identifierref ? [item] : []), ...leavesOf(item)]);

/** Where a part lies: the bases of manifest, resources and resource joined; what its address asks for apart. */
function addressOf(bases: (string | undefined)[], resource: Tag, item: Tag, title: string) {
  const href = resource.attributes.href ?? "";
  if (!href) throw new PackageFault(`У части «${title}» не указан файл, с которого она начинается.`);
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(href))
    throw new PackageFault(`Часть «${title}» открывает чужой сайт: портал играет только то, что лежит в пакете.`);
  const [, file = "", ask = "", mark = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const joined = [...bases, file].map((one) => (one ?? "").replaceAll("\\", "/")).reduce(joinPath, "");
  return { path: readable(joined), query: withParameters(ask, item.attributes.parameters ?? "") + mark };
}

/** A base that does not end with a slash is a folder all the same: makers of packages forget it. */
const joinPath = (base: string, next: string) =>
  next.startsWith("/") ? next.slice(1) : base && !base.endsWith("/") && next ? `${base}/${next}` : base + next;

function withParameters(ask: string, parameters: string): string {
  const said = parameters.trim().replace(/^[?&]/, "");
  if (!said) return ask;
  if (said.startsWith("#")) return ask + said;
  return ask.length > 1 ? `${ask}&${said}` : `?${said}`;
}

/** As files are called, without the signs of addresses, without «./» and with no way up. */
function readable(path: string): string {
  let said = path;
  try {
    said = decodeURIComponent(path);
  } catch {
    // A bare per cent sign is a part of the name.
  }
  const steps: string[] = [];
  for (const step of said.split("/")) {
    if (step === "..") steps.pop();
    else if (step && step !== ".") steps.push(step);
  }
  return steps.join("/").normalize("NFC");
}

function finder(paths: string[], warnings: string[]) {
  const exact = new Set(paths);
  const plain = new Map(paths.map((path) => [path.toLowerCase(), path]));
  return (path: string, title: string): string => {
    if (exact.has(path)) return path;
    const other = plain.get(path.toLowerCase());
    if (!other) throw new PackageFault(`Нет файла «${path}», с которого начинается часть «${title}».`);
    warnings.push(
      `Файл «${path}» назван в архиве иначе: «${other}». Портал откроет его, другая система может и не открыть.`,
    );
    return other;
  };
}

/** The terms of a part: what it must reach, what it is told, how long it may take. */
function termsOf(item: Tag, version: ScormVersion) {
  const [maxTime, timeLimitAction] = [textIn(item, "maxtimeallowed"), textIn(item, "timelimitaction")];
  const launchData = textIn(item, "datafromlms").slice(0, 4000);
  const mastery = version === "1.2" ? textIn(item, "masteryscore") : measureOf(item);
  return { mastery: /^-?\d+(\.\d+)?$/.test(mastery) ? mastery : "", launchData, maxTime, timeLimitAction };
}

function measureOf(item: Tag): string {
  const objective = childOf(childOf(childOf(item, "sequencing"), "objectives"), "primaryobjective");
  if (objective?.attributes.satisfiedbymeasure !== "true") return "";
  return textIn(objective, "minnormalizedmeasure") || "1";
}

/** Files that the manifest names and the archive lacks: pages may do without them, so it is only said. */
function noteLost(root: Tag, base: (string | undefined)[], paths: string[], warnings: string[]): void {
  const plain = new Set(paths.map((path) => path.toLowerCase()));
  const lost = childrenOf(childOf(root, "resources"), "resource").flatMap((resource) =>
    childrenOf(resource, "file").flatMap(({ attributes: { href = "" } }) => {
      if (!href || /^[a-z][\w+.-]*:/i.test(href)) return [];
      const file = href.replace(/[?#].*$/s, "").replaceAll("\\", "/");
      const path = readable(
        [...base, resource.attributes["xml:base"], file].map((one) => one ?? "").reduce(joinPath, ""),
      );
      return plain.has(path.toLowerCase()) ? [] : [path];
    }),
  );
  const some = [...new Set(lost)];
  if (!some.length) return;
  const more = some.length > 3 ? ` и ещё ${some.length - 3}` : "";
  warnings.push(`В архиве нет файлов, которые называет манифест: ${some.slice(0, 3).join(", ")}${more}.`);
}
