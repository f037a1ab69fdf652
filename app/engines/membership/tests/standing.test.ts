import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { type Deed, deedNames, invitings, joinings, postings, type Standing, standings } from "../contract.ts";
import { makePlace } from "../server/places.ts";
import { memberships, placeBans, placeInvites, placeRequests, places } from "../server/schema.ts";
import { conditions, standing } from "../server/standing.ts";

freshDatabase();

let company: Company;
let owner: Viewer;
const people = new Map<Standing, Viewer>();
const inCompany = <T>(fn: () => Promise<T>) => withTenant(company.id, () => transaction(fn));
const later = new Date("2100-01-01");

type How = { joining: string; posting: string; inviting: string; preModerated?: boolean };

/** What each may do, told by hand and not by the law's own table: every deed, by kind of place. */
function expected(deed: Deed, role: Standing, how: How): boolean {
  const leads = role === "owner" || role === "admin";
  const writes = leads || role === "member";
  const isInside = writes || role === "muted" || role === "follower";
  switch (deed) {
    case "know":
      if (how.joining === "hidden") return isInside || role === "invited";
      return how.joining === "closed" ? role !== "banned" : true;
    case "read":
      return how.joining === "open" || isInside;
    case "join":
      return role === "invited" || (how.joining === "open" && ["stranger", "requested", "follower"].includes(role));
    case "ask":
      return how.joining === "request" && role === "stranger";
    case "leave":
      return isInside && role !== "owner";
    case "write":
      return leads || (how.posting === "all" && writes);
    case "publish":
      return leads || (how.posting === "all" && writes && !how.preModerated);
    case "answer":
      return leads || (how.posting !== "admins" && writes);
    case "react":
      return role !== "banned";
    case "invite":
      return role === "owner" || (how.inviting === "admins" && leads) || (how.inviting === "all" && writes);
    case "own":
      return role === "owner";
    default:
      return leads;
  }
}

const makings = joinings.flatMap((joining) =>
  postings.flatMap((posting) =>
    invitings.flatMap((inviting) =>
      [false, true].map((preModerated) => ({ joining, posting, inviting, preModerated })),
    ),
  ),
);

async function placeOf(
  { preModerated = false, ...how }: Omit<(typeof makings)[number], "preModerated"> & { preModerated?: boolean },
  archivedAt: Date | null = null,
): Promise<string> {
  const placeId = await makePlace(owner, { kind: "guild", title: "Гильдия", ...how });
  await db().update(places).set({ preModerated }).where(sql`${places.id} = ${placeId}`);
  const groupId = company.id;
  for (const [role, { accountId }] of people) {
    const row = { placeId, groupId, accountId };
    if (role === "admin" || role === "member" || role === "follower" || role === "muted")
      await db()
        .insert(memberships)
        .values({
          ...row,
          role: role === "muted" ? "member" : role,
          joinedAt: new Date(),
          mutedUntil: role === "muted" ? later : null,
        });
    if (role === "invited")
      await db()
        .insert(placeInvites)
        .values({ ...row, invitedBy: owner.accountId, expiresAt: later });
    if (role === "requested") await db().insert(placeRequests).values(row);
    if (role === "banned")
      await db()
        .insert(placeBans)
        .values({ ...row, bannedBy: owner.accountId });
  }
  if (archivedAt) await db().update(places).set({ archivedAt }).where(sql`${places.id} = ${placeId}`);
  return placeId;
}

/** What the condition of each deed says in the database. */
async function told(viewer: Viewer, placeId: string): Promise<Record<Deed, boolean>> {
  const columns = deedNames.map(
    (deed) => sql`(${conditions[deed](viewer, sql`${placeId}::uuid`)}) as ${sql.identifier(deed)}`,
  );
  const { rows } = await db().execute<Record<Deed, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0]!;
}

beforeAll(async () => {
  company = await makeCompany("Мастера");
  owner = await makePerson(company);
  people.set("owner", owner);
  for (const role of standings) if (role !== "owner") people.set(role, await makePerson(company));
});

describe("what one may do in a place", () => {
  it.each(makings)("follows the table: $joining, $posting, $inviting, read first: $preModerated", async (how) => {
    await inCompany(async () => {
      const id = await placeOf(how);
      for (const [role, viewer] of people) {
        const wanted = Object.fromEntries(deedNames.map((deed) => [deed, expected(deed, role, how)]));
        expect([role, await told(viewer, id)]).toEqual([role, wanted]);
        const [stood] = await standing(viewer, sql`${places.id} = ${id}`);
        expect([role, stood && [stood.role, stood.may]]).toEqual([role, wanted.know ? [role, wanted] : undefined]);
      }
    });
  });

  it("lets nobody in, write, answer or ask in once it is in the archive; all else stays", async () => {
    await inCompany(async () => {
      const how = { joining: "open", posting: "all", inviting: "all" } as const;
      const id = await placeOf(how, new Date());
      for (const [role, viewer] of people) {
        const wanted = deedNames.map((deed) => {
          const isOver = ["join", "ask", "write", "publish", "answer", "invite"].includes(deed);
          return [deed, !isOver && expected(deed, role, how)];
        });
        expect([role, await told(viewer, id)]).toEqual([role, Object.fromEntries(wanted)]);
      }
    });
  });

  it("keeps whom it must have: they cannot leave, and all else stays; of another department it keeps nobody", async () => {
    await inCompany(async () => {
      const how = { joining: "open", posting: "all", inviting: "all" } as const;
      for (const [part, isBound] of [
        [`group:${company.id}`, true],
        [`department:${crypto.randomUUID()}`, false],
      ] as const) {
        const id = await placeOf(how);
        await db()
          .update(places)
          .set({ mandatory: [part] })
          .where(sql`${places.id} = ${id}`);
        for (const [role, viewer] of people) {
          const wanted = Object.fromEntries(
            deedNames.map((deed) => [deed, !(isBound && deed === "leave") && expected(deed, role, how)]),
          );
          expect([role, await told(viewer, id)]).toEqual([role, wanted]);
          const [stood] = await standing(viewer, sql`${places.id} = ${id}`);
          expect([role, stood!.bound, stood!.may]).toEqual([role, isBound, wanted]);
        }
      }
    });
  });

  it("lets nobody do anything, and know of it, once it is no more", async () => {
    await inCompany(async () => {
      const id = await placeOf({ joining: "open", posting: "all", inviting: "all" });
      await db().update(places).set({ deletedAt: new Date() }).where(sql`${places.id} = ${id}`);
      for (const [role, viewer] of people) {
        const nothing = Object.fromEntries(deedNames.map((deed) => [deed, false]));
        expect([role, await told(viewer, id)]).toEqual([role, nothing]);
        expect(await standing(viewer, sql`${places.id} = ${id}`)).toEqual([]);
      }
    });
  });

  it("forgets an invite whose term is over, a ban that has ended and a mute that has passed", async () => {
    await inCompany(async () => {
      const id = await placeOf({ joining: "hidden", posting: "all", inviting: "all" });
      const past = new Date("2020-01-01");
      await db().update(placeInvites).set({ expiresAt: past });
      await db().update(placeBans).set({ until: past });
      await db().update(memberships).set({ mutedUntil: past });
      const roles = async (role: Standing) => (await standing(people.get(role)!, sql`${places.id} = ${id}`))[0]?.role;
      expect([await roles("invited"), await roles("banned"), await roles("muted")]).toEqual([
        undefined,
        undefined,
        "member",
      ]);
    });
  });
});
