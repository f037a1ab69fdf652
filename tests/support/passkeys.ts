import { db, newId, withTenant } from "#platform/db/index.ts";
import { loginOfPerson } from "#platform/identity/index.ts";
import { identityPasskey } from "#platform/identity/schema.ts";

/** A key of somebody's that no device has: to be listed, renamed and removed. Gives its id. */
export async function keepPasskey(accountId: string, name = "Старый телефон"): Promise<string> {
  const id = newId();
  await withTenant("*", async () => {
    const { id: identityId } = (await loginOfPerson(accountId))!;
    await db().insert(identityPasskey).values({ id, identityId, name, credentialId: id, publicKey: "AA", counter: 0 });
  });
  return id;
}
