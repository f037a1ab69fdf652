import { sourcesIn } from "#tests/support/sources.ts";

const schemas = sourcesIn(["app"], /\/server\/schema\.ts$/);
/** The area of each table, as its schema.ts makes it. */
const owners = new Map(
  schemas.flatMap(({ path, text }) =>
    [...text.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, table]) => [table!, areaOf(path)] as const),
  ),
);

/** Where an area's SQL names another area's table by itself, as «file table». */
export function foreignSql(): string[] {
  const servers = sourcesIn(["app"], /^(?!.*\/tests\/).*\/server\/(?!schema\.ts$)[^/]+(\/[^/]+)?\.ts$/);
  return servers
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)\b/g)]
        .map(([, table]) => table!)
        .filter((table) => owners.has(table) && owners.get(table) !== areaOf(path))
        .map((table) => `${path} ${table}`),
    )
    .filter((one, at, all) => all.indexOf(one) === at)
    .sort();
}

function areaOf(path: string): string {
  return path.split("/").slice(1, 3).join("/");
}
