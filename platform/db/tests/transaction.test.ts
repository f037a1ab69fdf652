import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { transactions } from "#platform/db/connection.ts";
import { afterCommit, countQueries, db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { until } from "#tests/support/until.ts";

freshDatabase();

const addGroup = async (name: string) => {
  const id = newId();
  await db().insert(groups).values({ id, alias: id, name });
  return id;
};
const nameOf = async (id: string) => (await db().select().from(groups).where(eq(groups.id, id)))[0]?.name;

describe("a transaction", () => {
  test("keeps what its deed did", async () => {
    const id = await transaction(() => addGroup("Заря"));
    expect(await nameOf(id)).toBe("Заря");
  });

  test("rolls everything back when the deed throws, inner deeds included", async () => {
    let id = "";
    const deed = transaction(async () => {
      id = await transaction(() => addGroup("Туман"));
      throw new Error("передумали");
    });
    await expect(deed).rejects.toThrow("передумали");
    expect(await nameOf(id)).toBeUndefined();
  });

  test("is tried again after a collision and counts each effect once", async () => {
    const id = await addGroup("0");
    let readers = 0;
    const raise = () =>
      transaction(async () => {
        await db().execute(sql`set transaction isolation level serializable`);
        const name = await nameOf(id);
        readers += 1;
        await until(() => readers >= 3, "all three have read");
        await db()
          .update(groups)
          .set({ name: String(Number(name) + 1) })
          .where(eq(groups.id, id));
      });
    await Promise.all([raise(), raise(), raise()]);
    expect(await nameOf(id)).toBe("3");
  });

  test("calls afterCommit only after the commit, and never after a rollback", async () => {
    const seen: (string | undefined)[] = [];
    const id = await transaction(async () => {
      const fresh = await addGroup("Виден");
      afterCommit(async () => seen.push(await nameOf(fresh)));
      expect(seen).toEqual([]);
      return fresh;
    });
    expect(seen).toEqual(["Виден"]);
    await transaction(async () => {
      afterCommit(() => seen.push("зря"));
      throw new Error("нет");
    }).catch(() => {});
    expect(seen).toHaveLength(1);
    expect(id).toBeTruthy();
  });

  test("does not let a forgotten query run after its end", async () => {
    const over = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    await transaction(async () => {
      late = over.promise.then(() => addGroup("Опоздал"));
      late.catch(() => {});
    });
    over.resolve();
    await expect(late).rejects.toThrow("not awaited");
  });

  test("takes no connection before its first query, and gives it back whatever happens", async () => {
    const open = async () => {
      const { rows } = await db().execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
      );
      return rows[0]!.n;
    };
    await Promise.all(
      Array.from({ length: 40 }, () =>
        withTenant("*", async () => {
          expect(await transactions.exit(open)).toBe(0);
        }),
      ),
    );
    for (let deed = 0; deed < 40; deed++) {
      const broken = withTenant("*", () => Promise.all([addGroup("Раз"), db().execute(sql`select 1 / 0`)]));
      await expect(broken).rejects.toThrow();
    }
    expect(await open()).toBe(0);
    expect(await nameOf(await transaction(() => addGroup("Живы")))).toBe("Живы");
  });

  test("does not let a query that was written in it be sent after it", async () => {
    const written = await transaction(async () => ({ late: db().select().from(groups) }));
    await expect(written.late).rejects.toMatchObject({ cause: { message: expect.stringContaining("not awaited") } });
  });

  test("cuts a statement that takes longer than its limit, and says that the portal is unavailable", async () => {
    const deed = transaction(async () => {
      await db().execute(sql`set local statement_timeout = 50`);
      await db().execute(sql`select pg_sleep(3600)`);
    });
    await expect(deed).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("tells the queries it sent, without its own begin and commit", async () => {
    const { result, queries } = await countQueries(() =>
      withTenant("*", async () => {
        const id = await addGroup("Счёт");
        return nameOf(id);
      }),
    );
    expect(result).toBe("Счёт");
    expect(queries).toHaveLength(2);
  });
});
