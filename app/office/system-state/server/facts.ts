import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { pushDevices } from "#app/engines/notifications/server/index.ts";
import { sessions } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { files } from "#platform/files/schema.ts";
import { makeFolder } from "#platform/folder.ts";
import { accounts } from "#platform/people/schema.ts";

type Facts = {
  version: string;
  bytes: number;
  connections: number;
  connectionsAtMost: number;
  migrations: number;
  migratedAt: Date | null;
  files: number;
  fileBytes: number;
  /** Browsers that have asked for something in the last quarter of an hour. */
  sessions: number;
  /** Browsers that show notices. */
  devices: number;
  mailbox: string;
};

/** What the database knows of itself and of the whole portal: sums over all companies, whosever they are. */
export function readFacts({ accountId }: Viewer): Promise<Facts> {
  return withTenant("*", async () => {
    const { rows } = await db().execute<Record<keyof Facts, string | null>>(sql`select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections') as "connectionsAtMost",
      (select count(*) from migrations) as migrations,
      (select max(applied_at) from migrations) as "migratedAt",
      (select count(distinct key) from ${files}) as files,
      (select coalesce(sum(bytes), 0) from (select distinct on (key) bytes from ${files}) kept) as "fileBytes",
      (select count(*) from ${sessions} where seen_at > ${thisMoment} - interval '15 minutes') as sessions,
      (select count(*) from ${pushDevices}) as devices,
      (select email from ${accounts} where id = ${accountId}) as mailbox`);
    const { version, mailbox, migratedAt, ...numbers } = rows[0]!;
    return {
      ...(Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])) as Omit<
        Facts,
        "version" | "mailbox" | "migratedAt"
      >),
      version: version!,
      mailbox: mailbox ?? "",
      migratedAt: migratedAt ? new Date(migratedAt) : null,
    };
  });
}

/** How much room the data folder has, in bytes; where everything else lies outside nobody has made the folder yet. */
export async function readRoom(): Promise<{ free: number; total: number }> {
  makeFolder(config.dataDir);
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { free: bavail * bsize, total: blocks * bsize };
}
