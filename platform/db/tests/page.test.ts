import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { afterCommit, asPage, db, read, settle, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";

freshDatabase();

let ours: Company;
let theirs: Company;
const names = async () => (await db().select().from(departments)).map(({ name }) => name).sort();
const place = async () =>
  (await db().execute(sql`select pg_backend_pid() as pid, now()::text as began`)).rows[0] as {
    pid: number;
    began: string;
  };
const broken = () => db().execute(sql`select 1 / ${0}::int`);
const openOnes = async () =>
  (
    await db().execute(
      sql`select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
    )
  ).rowCount;

beforeAll(async () => {
  ours = await makeCompany("Наша");
  theirs = await makeCompany("Чужая");
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { groupId: ours.id, name: "Наш отдел" },
        { groupId: theirs.id, name: "Чужой отдел" },
      ]),
  );
});

describe("the reads of one page", () => {
  test("share one transaction, asked at once or one after another", async () => {
    const places = await asPage(async () => {
      const together = await Promise.all([read(ours.id, place), read(ours.id, place)]);
      return [...together, await read(ours.id, place)];
    });
    expect(new Set(places.map(({ pid, began }) => `${pid} ${began}`)).size).toBe(1);
  });

  test("do not share with another page, nor with what is no page", async () => {
    const [one, other] = await Promise.all([asPage(() => read(ours.id, place)), asPage(() => read(ours.id, place))]);
    expect(one.pid).not.toBe(other.pid);
    const [first, second] = [await read(ours.id, place), await read(ours.id, place)];
    expect(first.began).not.toBe(second.began);
  });

  test("each see their own company alone", async () => {
    const seen = await asPage(() => Promise.all([ours, theirs, ours].map(({ id }) => read(id, names))));
    expect(seen).toEqual([["Наш отдел"], ["Чужой отдел"], ["Наш отдел"]]);
  });

  test("stay in their company when one before has looked into another, has failed there, or was left there", async () => {
    await asPage(async () => {
      expect(await read(ours.id, () => withTenant("*", names))).toHaveLength(2);
      expect(await read(ours.id, names)).toEqual(["Наш отдел"]);
      await read(ours.id, () => withTenant(theirs.id, broken)).catch(() => {});
      expect(await read(ours.id, names)).toEqual(["Наш отдел"]);
      const gate = Promise.withResolvers<void>();
      const failing = read(ours.id, () =>
        Promise.all([
          withTenant("*", async () => {
            await names();
            gate.resolve();
            await names();
          }),
          gate.promise.then(() => Promise.reject(new Error("сбой"))),
        ]),
      );
      const [left, after] = await Promise.allSettled([failing, read(ours.id, names)]);
      expect(left.status).toBe("rejected");
      expect(after).toEqual({ status: "fulfilled", value: ["Наш отдел"] });
      void read(ours.id, async () => void withTenant("*", names).catch(() => {}));
      expect(await read(ours.id, names)).toEqual(["Наш отдел"]);
    });
  });

  test("do not fall with one that fails, even one that hides it", async () => {
    const [first, failed, hidden, last] = await asPage(() =>
      Promise.allSettled([
        read(ours.id, names),
        read(ours.id, broken),
        read(ours.id, () => broken().then(String, () => "скрыт")),
        read(ours.id, names),
      ]),
    );
    expect(failed.status).toBe("rejected");
    expect(hidden).toEqual({ status: "fulfilled", value: "скрыт" });
    for (const one of [first, last]) expect(one).toEqual({ status: "fulfilled", value: ["Наш отдел"] });
  });

  test("inside of a read belong to it", async () => {
    const seen = await asPage(() => read(ours.id, async () => [await read(ours.id, names), await names()]));
    expect(seen).toEqual([["Наш отдел"], ["Наш отдел"]]);
  });

  test("give the connection back while the page is still drawn, and leave to it what is to be done afterwards", async () => {
    const done: string[] = [];
    const afterwards: (() => unknown)[] = [];
    await asPage(async () => {
      await read(ours.id, async () => {
        await names();
        afterCommit(async () => done.push(...(await read(theirs.id, names))));
      });
      await until(async () => (await openOnes()) === 0, "the connection is given back");
    }, afterwards);
    expect(done).toEqual([]);
    await settle(afterwards);
    expect(done).toEqual(["Чужой отдел"]);
  });

  test("cannot write in it: what does is done in a transaction of its own", async () => {
    const add = () => db().insert(departments).values({ groupId: ours.id, name: "Новый отдел" });
    await asPage(async () => {
      await read(ours.id, names);
      await read(ours.id, add);
      expect(await read(ours.id, names)).toEqual(["Наш отдел", "Новый отдел"]);
    });
  });
});
