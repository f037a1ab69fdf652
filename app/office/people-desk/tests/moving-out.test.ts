import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import "#app/areas.ts";
import { makePlace, seat } from "#app/engines/membership/server/places.ts";
import { memberships, places } from "#app/engines/membership/server/schema.ts";
import { leavePlace } from "#app/office/people-desk/server/index.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { chances } from "#tests/load/russian-words.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { handOver } from "../server/duties.ts";

freshDatabase();

const rounds = 15;
const many = 12;

it("one who is dismissed and one who moves out at once, both with many places, never wait for one another in a ring", async () => {
  const chance = chances(21);
  const company = await makeCompany("Исход");
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const inCompany = <T>(deed: () => Promise<T>) => withTenant(company.id, () => transaction(deed));
  const all: string[] = [];
  for (let at = 0; at < many; at += 1)
    all.push(await inCompany(() => makePlace(admin, { kind: "channel", title: `Место ${at}` })));
  // A ring would be broken by the database, and one of the two begun anew.
  let begun = 0;
  const once = (deed: () => Promise<unknown>) =>
    inCompany(() => {
      begun += 1;
      return deed();
    });
  for (let round = 0; round < rounds; round += 1) {
    const [dismissed, mover, successor] = [
      await makePerson(company),
      await makePerson(company),
      await makePerson(company),
    ];
    const anyhow = [...all].sort(() => chance() - 0.5);
    await inCompany(async () => {
      for (const place of anyhow) {
        await seat({ place, person: dismissed.accountId, role: "owner" });
        await seat({ place, person: mover.accountId, role: "member" });
      }
    });
    const passing = { leavers: [dismissed.accountId], led: false, successor: successor.accountId, viewer: admin };
    await Promise.all([
      once(() => handOver(passing)),
      once(() => leavePlace(company.id, mover.accountId)),
      once(() => leavePlace(company.id, admin.accountId)),
    ]);
  }
  expect(begun).toBe(rounds * 3);
  const rows = await inCompany(() =>
    db()
      .select({ told: places.members, counted: sql<number>`count(${memberships.accountId})::int` })
      .from(places)
      .leftJoin(memberships, eq(memberships.placeId, places.id))
      .groupBy(places.id),
  );
  expect(rows).toEqual(Array(many).fill({ told: rounds * 2, counted: rounds * 2 }));
});
