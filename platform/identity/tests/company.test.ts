import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { personOf } from "#platform/identity/accounts.ts";
import { letIn } from "#platform/identity/owner.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { runDbCommand } from "#tests/support/db-command.ts";
import { makeCompany } from "#tests/support/people.ts";

const world = freshDatabase();
const wish = {
  password: "veche",
  roles: ["employee", "admin"] as ("employee" | "admin")[],
  withoutSecondFactor: false,
};

async function companyOf(username: string): Promise<{ groupId: string; role: string } | undefined> {
  const [login] = await db().select().from(identityAccount).where(eq(identityAccount.username, username));
  const person = login && (await personOf(login.id));
  if (!person) return undefined;
  const [row] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, person.accountId)));
  return { groupId: row!.groupId, role: row!.role };
}

describe("a login that the owner of the machine makes", () => {
  let one: Awaited<ReturnType<typeof makeCompany>>;
  let other: Awaited<ReturnType<typeof makeCompany>>;
  beforeAll(async () => {
    one = await makeCompany("Первая");
    other = await makeCompany("Вторая");
  });

  it("belongs to the company that is named before anybody signs in with it, and to no other on the way", async () => {
    await letIn({ ...wish, username: "Boris", company: other.alias });
    expect(await companyOf("boris")).toEqual({ groupId: other.id, role: "admin" });
    // The same login gets a new password and stays where it is.
    await letIn({ ...wish, username: "boris" });
    expect((await companyOf("boris"))?.groupId).toBe(other.id);
    await expect(letIn({ ...wish, username: "boris", company: one.alias })).rejects.toThrow("db -- move boris");
  });

  it("is not made where there are several companies and none is named, or one that there is not", async () => {
    await expect(letIn({ ...wish, username: "vera" })).rejects.toThrow("--company АЛИАС");
    await expect(letIn({ ...wish, username: "vera", company: "nobody" })).rejects.toThrow(other.alias);
    expect(await db().$count(identityAccount, eq(identityAccount.username, "vera"))).toBe(0);
  });

  it("is asked for so at the command line", async () => {
    const { said, over } = runDbCommand(world.url, ["login", "gleb", "employee", "--company", one.alias]);
    expect([(await over)[0], said().includes("Логин gleb, пароль")]).toEqual([0, true]);
    expect((await companyOf("gleb"))?.groupId).toBe(one.id);
  });
});
