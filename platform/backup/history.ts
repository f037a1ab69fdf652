import type { Migration } from "../db/migrate.ts";
import type { Manifest } from "./archive.ts";

/**
 * The migrations that the archive's tables have gone through, all of which this version knows. Refuses an archive of a newer
 * version, and of one whose tables have another history.
 */
export function migrationsOf({ migrations, hashes }: Manifest, known: Migration[]): Migration[] {
  const isKnown = (name: string, at: number) =>
    known.some((one) => one.name === name && (!hashes || one.hash === hashes[at]));
  const stranger = migrations.find((name, at) => !isKnown(name, at));
  if (!stranger) return known.filter(({ name }) => migrations.includes(name));
  const goesOn = known.every(({ name }, at) => migrations[at] === name && isKnown(name, at));
  throw new Error(
    goesOn
      ? `Архив сделан более новой версией портала (${stranger}). Обновите портал. Данные не тронуты.`
      : `Архив сделан другой версией портала, несовместимой с этой (${stranger}): восстановить его может только та версия. Данные не тронуты.`,
  );
}
