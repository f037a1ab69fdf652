import { eq } from "drizzle-orm";
import { db, newId, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { dayIn } from "#tests/support/days.ts";
import { everyone, owner } from "#tests/support/sample.ts";
import { absences } from "../server/index.ts";

export const tests: AreaTests = {
  samples: {
    own: () => everyone({}),
    add: async () => {
      // Nobody is away twice on the same days, and every caller tries.
      const days = comingDays();
      await withTenant("*", () => db().delete(absences).where(eq(absences.fromDay, days.from)));
      return everyone({ kind: "vacation", ...days, note: "" });
    },
    drop: async ({ sever }) => {
      const [id, { from: fromDay, until: toDay }] = [newId(), comingDays()];
      const days = { fromDay, toDay, beginsAt: new Date(fromDay), endsAt: new Date(toDay) };
      const { accountId, groupId } = sever.head;
      await withTenant("*", () =>
        db()
          .insert(absences)
          .values({ id, groupId, accountId, kind: "vacation", ...days }),
      );
      return owner({ id }, id);
    },
  },
};

function comingDays() {
  return { from: dayIn(3), until: dayIn(10) };
}
