import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { achievementAwards } from "./schema.ts";

/** What a person has been given, and what was taken away again. */
export const ownAchievements: OwnPart[] = [
  {
    name: "achievements",
    title: "Достижения",
    by: [achievementAwards.accountId],
    after: "gone",
    head: {
      title: "Достижение",
      level: "Ступень",
      at: "Когда",
      reason: "За что",
      revoked: "Когда отозвано",
      why: "Почему отозвано",
    },
    rows: (me) => sql`
      select a.achievement_id as key, d.title, a.level, ${iso("a.awarded_at")} as at, a.reason, ${iso("a.revoked_at")} as revoked,
        a.revoked_for as why
      from achievement_awards a join achievements d on d.id = a.achievement_id where a.account_id = ${me}`,
  },
];
