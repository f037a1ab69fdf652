import { sourcesIn } from "#tests/support/sources.ts";

const schemas = sourcesIn(["app"], /\/server\/schema\.ts$/);
/** The area of each table, as its schema.ts makes it. */
const owners = new Map(
  schemas.flatMap(({ path, text }) =>
    [...text.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, table]) => [table!, areaOf(path)] as const),
  ),
);

/** The area of each table by the name that its schema.ts gives it. */
const makers = new Map(
  schemas.flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = pgTable\(/g)].map(([, table]) => [table!, areaOf(path)] as const),
  ),
);

/** Where an area inserts, updates or deletes in another area's table, as «file table deed», once for each statement. */
export function foreignWrites(): string[] {
  return servers()
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\.(insert|update|delete)\((\w+)\)/g),
        ...text.matchAll(/\b(insert into|update|delete from)\s+(?:only\s+)?(?:\$\{)?"?(\w+)\b/g),
      ]
        .filter(([, , table]) => isForeign(makers.get(table!) ?? owners.get(table!), path))
        .map(([, deed, table]) => `${path} ${table} ${deed!.split(" ")[0]}`),
    )
    .sort();
}

/** Where an area's SQL names another area's table by itself, as «file table». */
export function foreignSql(): string[] {
  return servers()
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)\b/g)]
        .map(([, table]) => table!)
        .filter((table) => owners.has(table) && owners.get(table) !== areaOf(path))
        .map((table) => `${path} ${table}`),
    )
    .filter((one, at, all) => all.indexOf(one) === at)
    .sort();
}

const isForeign = (owner: string | undefined, path: string) => owner !== undefined && owner !== areaOf(path);

const servers = () => sourcesIn(["app"], /^(?!.*\/tests\/).*\/server\/(?!schema\.ts$)[^/]+(\/[^/]+)?\.ts$/);

function areaOf(path: string): string {
  return path.split("/").slice(1, 3).join("/");
}
