import type pg from "pg";

/**
 * Makes sure that the server understands Russian: trigrams, word forms, ё = е, and the order of the alphabet.
 * Tells whether the role `portal_app` may be taken. Throws a Russian explanation when the server will not do.
 */
export async function checkServer(pool: pg.Pool, migrated: boolean): Promise<boolean> {
  const { rows: versions } = await pool.query("select current_setting('server_version_num')::int as version");
  if (versions[0].version < 150_000) throw new Error("Нужна PostgreSQL 15 или новее.");
  if (!migrated) return false;
  const { rows } = await pool.query(`select
    current_setting('server_encoding') = 'UTF8' as encoding,
    lower('ЁЖ') = 'ёж' as letters,
    similarity('Отпуск', 'отпускк') > 0.5 as trigrams,
    to_tsvector('russian_yo', 'Подъёмные краны') @@ websearch_to_tsquery('russian_yo', 'подъемный кран') as words,
    (select array_agg(name order by name collate russian) from unnest(array['яма', 'Ель', 'ёлка', 'абзац']) name)
      = array['абзац', 'ёлка', 'Ель', 'яма'] as alphabet`);
  const skills = rows[0] as Record<string, boolean>;
  const missing = Object.keys(skills).filter((skill) => !skills[skill]);
  if (missing.length > 0) {
    throw new Error(
      `База не понимает русский язык (${missing.join(", ")}): создайте её с кодировкой UTF8 и локалью C.UTF-8 или ru_RU.UTF-8.`,
    );
  }
  return mayBecomePortalApp(pool);
}

/** A server of strangers may forbid roles; the row rules are forced on the owner too, so the wall stands anyway. */
async function mayBecomePortalApp(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("set role portal_app; reset role");
    return true;
  } catch {
    return false;
  } finally {
    client.release();
  }
}
