import { eq } from "drizzle-orm";
import { isSigned, sign } from "#platform/auth/seal.ts";
import { config } from "#platform/config.ts";
import { db, isId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { findFamily } from "./families.ts";
import { choose, keepHabits } from "./settings.ts";

/** The address at which letters of one sort, a family or the digest, end with one call, without sign-in (RFC 8058): whoever holds the letter may. */
export function unsubscribeAddress(accountId: string, sort: string): string {
  const what = `${accountId}.${sort}`;
  return `${config.publicUrl}/unsubscribe/${what}.${sign("unsubscribe", what)}`;
}

/** What the letters are called that a token ends; undefined for a token that is not ours. */
export function titleOfLetters(token: string): string | undefined {
  const sort = readToken(token)?.sort;
  return sort && (sort === "digest" ? "Сводка уведомлений" : findFamily(sort)?.title);
}

/** Sends this person no such letters any more; what stands in the bell is not touched. */
export async function unsubscribe(token: string): Promise<void> {
  const told = readToken(token);
  if (!told) return;
  await withTenant("*", async () => {
    const [person] = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId })
      .from(accounts)
      .where(eq(accounts.id, told.accountId));
    if (!person) return;
    if (told.sort === "digest") await keepHabits(person, { digest: "none" });
    else await choose(person, { family: told.sort, mail: "off" });
  });
}

function readToken(token: string): { accountId: string; sort: string } | undefined {
  const [accountId = "", sort = "", signature = "", ...rest] = token.split(".");
  const isOurs = !rest.length && isId(accountId) && isSigned("unsubscribe", `${accountId}.${sort}`, signature);
  return isOurs && (sort === "digest" || findFamily(sort)) ? { accountId, sort } : undefined;
}
