import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { idempotency } from "#platform/auth/schema.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";

type Deed = { accountId: string; operation: string; key: string; input: unknown };

/**
 * Runs a deed once for its key: a repeated key gets the first answer, in the transaction of the deed itself.
 * Refuses the same key with another body as a conflict (quality rule 34).
 */
export async function doOnce<T extends { output: unknown }>(deed: Deed, run: () => T | PromiseLike<T>): Promise<T> {
  const { accountId, operation, key } = deed;
  const bodyHash = hashOf(deed.input);
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

/** Forgets answers older than two days: nobody repeats a form after that. */
export async function sweepIdempotency(): Promise<void> {
  await db().delete(idempotency).where(lt(idempotency.createdAt, sql`now() - interval '2 days'`));
}

function hashOf(input: unknown): string {
  const text = JSON.stringify(input, (_, value) =>
    value instanceof Blob ? [value.size, value.type, (value as File).name] : value,
  );
  return createHash("sha256")
    .update(text ?? "")
    .digest("base64url");
}
