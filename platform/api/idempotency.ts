import { createHash, createHmac } from "node:crypto";
import { Readable } from "node:stream";
import { and, eq, lt, sql } from "drizzle-orm";
import { idempotency } from "#platform/auth/schema.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { secretKeys } from "#platform/secret.ts";

type Deed = { accountId: string; operation: string; key: string; input: unknown };

const longestKey = 200;
const stranger = "00000000-0000-0000-0000-000000000000";

/**
 * Runs a deed once for its key: a repeated key gets the first answer, in the transaction of the deed itself.
 * Keys are each person's and each operation's own; `accountId` of a stranger is empty. Refuses the same key with another body as a conflict.
 */
export async function doOnce<T extends { output: unknown }>(deed: Deed, run: () => T | PromiseLike<T>): Promise<T> {
  if (!deed.key || deed.key.length > longestKey) {
    refuse("invalid", "idempotency-key", { fields: { "Idempotency-Key": [`От 1 до ${longestKey} знаков`] } });
  }
  const { operation } = deed;
  const { accountId, key, bodyHash } = await nameOf(deed);
  const [fresh] = await db()
    .insert(idempotency)
    .values({ accountId, operation, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  const itself = and(
    eq(idempotency.accountId, accountId),
    eq(idempotency.operation, operation),
    eq(idempotency.key, key),
  );
  if (!fresh) {
    const [first] = await db().select().from(idempotency).where(itself);
    if (!first || first.bodyHash !== bodyHash) refuse("conflict", "idempotency-key");
    return { output: first.result ?? undefined, context: {} } as unknown as T;
  }
  const answer = await run();
  await db()
    .update(idempotency)
    .set({ result: answer.output ?? null })
    .where(itself);
  return answer;
}

/**
 * What a deed is known by again. Strangers share one name, so theirs is the key with the very body, and nobody learns
 * another's answer by a key alone; it is kept sealed, because among what strangers write is a password.
 */
async function nameOf({ accountId, key, input }: Deed) {
  const bodyHash = await hashOf(input);
  if (accountId) return { accountId, key, bodyHash };
  const sealed = createHmac("sha256", secretKeys("idempotency")[0]!).update(`${key}\n${bodyHash}`).digest("base64url");
  return { accountId: stranger, key: sealed, bodyHash: "" };
}

/** Forgets answers older than two weeks: an outbox asks its person before it sends an older form. */
export async function sweepIdempotency(): Promise<void> {
  await db().delete(idempotency).where(lt(idempotency.createdAt, sql`now() - interval '14 days'`));
}

/** Two bodies are the same when every value and every byte of every file is. */
async function hashOf(input: unknown): Promise<string> {
  const files: Blob[] = [];
  const text = JSON.stringify(input, (_, value) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return [value.size, value.type, (value as File).name];
  });
  const hash = createHash("sha256").update(text ?? "");
  for (const file of files) for await (const part of Readable.fromWeb(file.stream() as never)) hash.update(part);
  return hash.digest("base64url");
}
