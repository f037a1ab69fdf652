import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { scormAttempts } from "./schema.ts";

/** What a person has reached in packages; what a package has kept of their answers goes with them. */
export const ownScorm: OwnPart[] = [
  {
    name: "scorm-attempts",
    title: "Ваши попытки в курсах SCORM",
    by: [scormAttempts.accountId],
    after: "nameless",
    head: { title: "Курс", at: "Начата", score: "Балл", seconds: "Секунд", kept: "Что сохранил курс" },
    rows: (me) => sql`
      select a.id as key, p.title, ${iso("a.created_at")} as at, a.score, a.seconds,
        (select string_agg(t.cmi::text, ' ') from scorm_tracks t where t.attempt_id = a.id) as kept
      from scorm_attempts a join scorm_packages p on p.id = a.package_id where a.account_id = ${me}`,
    tell: (row) => row,
    erase: (me) => [
      sql`update scorm_tracks t set cmi = '{}' from scorm_attempts a where a.id = t.attempt_id and a.account_id = ${me}`,
      sql`delete from scorm_log l using scorm_sessions s, scorm_attempts a
        where s.id = l.session_id and a.id = s.attempt_id and a.account_id = ${me}`,
    ],
  },
];
