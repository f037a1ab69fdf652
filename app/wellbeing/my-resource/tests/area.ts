import { sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import { db, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import { myResource } from "../routes.ts";
import { selfChecks, usual } from "../server/index.ts";

export const tests: AreaTests = {
  samples: {
    mine: () => everyone({}),
    last: async () => {
      await withTenant("*", everyoneHasOne);
      return everyone({});
    },
    check: async () => {
      // One answers once in four weeks, a test each time.
      await withTenant("*", () => db().delete(selfChecks));
      return everyone({
        answers: Object.fromEntries(usual.scales.flatMap((one) => one.statements).map(({ id }) => [id, 4])),
      });
    },
    forget: () => everyone({}),
    document: () => desk({}),
    changeDocument: () => desk(usual),
    company: () => desk({}),
  },
  notices: { "self-check": reader(stands(() => ({ href: href(myResource.own) }))) },
  pages: {
    "the own self-check": { statements: 3, ask: ({ api }) => [api.myResource.mine({})] },
    "the strength of the company": { statements: 1, ask: ({ admin }) => [admin.myResource.company({})] },
  },
};

const everyoneHasOne = () =>
  db().execute(sql`
    insert into ${selfChecks} (id, group_id, account_id, day, version, answers, overall, scales)
    select gen_random_uuid(), group_id, id, '2026-01-12', 0, '{}', 50, '[]' from accounts on conflict do nothing`);
