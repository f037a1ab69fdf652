import { eq } from "drizzle-orm";
import { ownExports } from "#app/access/own-data/server/index.ts";
import { absences } from "#app/people/absences/server/index.ts";
import { formerAliases } from "#app/people/account/server/schema.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { dayIn } from "./days.ts";
import { makePerson } from "./people.ts";
import { company, everyone, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** What a person tells of themselves. */
export const words = {
  about: "Варю кофе",
  status: "До пятницы в Твери",
  messenger: "VK Teams, anna",
  phone: "8 (900) 123-45-67",
  timeZone: "Asia/Omsk",
  languages: ["русский"],
};

/** Good calls of a person's own place. */
export const cabinetSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "account.changeAlias": async () => {
    // A person changes it once a month, a test each time.
    await db().delete(formerAliases);
    return everyone({ alias: `alias-${crypto.randomUUID().slice(0, 8)}` });
  },
  "account.showBirthday": () => everyone({ shown: "full" }),
  "visibility.show": () => everyone({ email: "all", phone: "all", messenger: "team", about: "all" }),
  "cabinet.home": () => everyone({}),
  "cabinet.words": () => everyone({}),
  "cabinet.tell": () => everyone(words),
  "cabinet.seen": () => everyone({ by: "portal" }),
  "cabinet.activity": () => everyone({ kind: "comment" }),
  "faq.list": () => everyone({ query: "пароль" }),
  "skills.own": () => everyone({}),
  "skills.add": () => everyone({ name: `Тег ${crypto.randomUUID().slice(0, 8)}` }),
  "skills.drop": () => everyone({ name: "Чего нет" }),
  "skills.person": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "followings.subscriptions": () => everyone({ kind: "hashtag" }),
  "followings.popular": () => everyone({ kind: "rubric" }),
  "followings.unfollow": () => everyone({ kind: "hashtag", id: "нет" }),
  "followings.subscribers": () => everyone({}),
  "blocking.list": () => everyone({}),
  "blocking.block": async ({ sever: { id } }) => {
    const { accountId } = await makePerson({ id, alias: "sever", name: "Север" });
    return company({ accountId }, accountId);
  },
  "blocking.unblock": () => everyone({ accountId: crypto.randomUUID() }),
  "ownData.state": () => everyone({}),
  "ownData.ask": async () => {
    await beginExports();
    return everyone({});
  },
  "ownData.erasure": () => everyone({}),
  "ownData.askErasure": () => everyone({ password: "veche" }),
  "ownData.withdrawErasure": () => everyone({}),
  "absences.own": () => everyone({}),
  "absences.add": async () => {
    // Nobody is away twice on the same days, and every caller tries.
    const days = comingDays();
    await withTenant("*", () => db().delete(absences).where(eq(absences.fromDay, days.from)));
    return everyone({ kind: "vacation", ...days, note: "" });
  },
  "absences.drop": async ({ sever }) => {
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
  "followings.dropSubscriber": () => everyone({ accountId: crypto.randomUUID() }),
};

function comingDays() {
  return { from: dayIn(3), until: dayIn(10) };
}

/** Everybody's archive is being made already: asked again it is the same one, and no job runs beside the test. */
async function beginExports(): Promise<void> {
  await withTenant("*", async () => {
    const people = await db().select({ accountId: accounts.id, groupId: accounts.groupId }).from(accounts);
    const rows = people.map((person) => ({ id: newId(), ...person }));
    await db().insert(ownExports).values(rows).onConflictDoNothing();
  });
}
