import { eq } from "drizzle-orm";
import { type NoticeFamily, noticeFamilies } from "#app/engines/notifications/contract.ts";
import { isSigned, sign } from "#platform/auth/seal.ts";
import { config } from "#platform/config.ts";
import { db, isId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { families } from "./kinds/index.ts";
import { choose, keepHabits } from "./settings.ts";

/** What letters can be of: one family, or what is gathered of many. */
type Sort = NoticeFamily | "digest";

/** The address at which letters of one sort end with one call, without sign-in (RFC 8058): whoever holds the letter may. */
export function unsubscribeAddress(accountId: string, sort: Sort): string {
  const what = `${accountId}.${sort}`;
  return `${config.publicUrl}/unsubscribe/${what}.${sign("unsubscribe", what)}`;
}

/** What the letters are called that a token ends; undefined for a token that is not ours. */
export function titleOfLetters(token: string): string | undefined {
  const sort = readToken(token)?.sort;
  return sort && (sort === "digest" ? "Сводка уведомлений" : families[sort].title);
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

function readToken(token: string): { accountId: string; sort: Sort } | undefined {
  const [accountId = "", sort = "", signature = "", ...rest] = token.split(".");
  const isOurs = !rest.length && isId(accountId) && isSigned("unsubscribe", `${accountId}.${sort}`, signature);
  return isOurs && isSort(sort) ? { accountId, sort } : undefined;
}

function isSort(sort: string): sort is Sort {
  return sort === "digest" || (noticeFamilies as readonly string[]).includes(sort);
}
