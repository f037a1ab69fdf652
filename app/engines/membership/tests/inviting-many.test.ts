import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, type Listener } from "#platform/events/index.ts";
import { outbox } from "#platform/events/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { inviteByDepartment } from "../server/departments.ts";
import { placeInvites } from "../server/schema.ts";
import { api, makeDepartment, makeGuild, placeOf } from "./guild.ts";

freshDatabase();

/** More than two parts of five hundred. */
const many = 1_050;

it("a department of many is asked in by a job that is cut down at every part: each of them once", async () => {
  const { company, anna } = await makeGuild();
  const departmentId = await makeDepartment(company, "Сеть");
  const people = Array.from({ length: many }, (_, at) => {
    const id = newId();
    const names = { firstName: "Сотрудник", lastName: `${at}`, alias: `person-${id.slice(-12)}` };
    return { id, groupId: company.id, ...names, email: `${id}@example.ru`, consentToPersData: true, departmentId };
  });
  await withTenant("*", () => db().insert(accounts).values(people));
  const told: string[] = [];
  const ear: Listener = {
    name: "test.ear",
    kinds: ["place.invited"],
    hear: async ({ data }) => void told.push((data as { person: string }).person),
  };
  const seen = new Set<string>();
  let cuts = 0;
  /** Does a part and dies before it is kept: the first time that each part is begun. */
  const mortal: Listener = {
    ...inviteByDepartment,
    async hear(event, key) {
      await inviteByDepartment.hear(event, key);
      if (seen.has(key)) return;
      seen.add(key);
      cuts += 1;
      throw new Error("убит на полпути");
    },
  };
  await deliverAll([mortal, ear]);
  const place = await placeOf(anna, { joining: "closed", alias: "set" });
  expect(await api(anna).inviteDepartment({ place, department: departmentId })).toEqual({ people: many });
  const waiting = () => withTenant("*", () => db().$count(outbox));
  do {
    await deliverAll();
    // What failed is due again, without waiting for it.
    await withTenant("*", () => db().update(outbox).set({ dueAt: sql`now() - interval '1 second'` }));
  } while (await waiting());
  expect(cuts).toBe(3);
  expect(await withTenant("*", () => db().$count(placeInvites))).toBe(many);
  expect([told.length, new Set(told).size]).toEqual([many, many]);
}, 120_000);
