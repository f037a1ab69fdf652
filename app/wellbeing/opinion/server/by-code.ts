import { eq, sql } from "drizzle-orm";
import type { OpinionView } from "#app/wellbeing/opinion/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { hashOfCode } from "#platform/dictated-code.ts";
import { refuse } from "#platform/refusal.ts";
import { mix, takeTurn } from "./mixing.ts";
import { readOne } from "./reading.ts";
import { withWords } from "./saying.ts";
import { opinions } from "./schema.ts";

const isOf = (code: string) => eq(opinions.codeHash, hashOfCode(code));

/** What has become of an opinion without a name, for whoever has its code, signed in or not. Refuses an unknown code at its field. */
export function follow(_viewer: Viewer, { code }: { code: string }): Promise<OpinionView> {
  return withTenant("*", () => readByCode(code));
}

type Words = { code: string; text: string; seen: number };

/**
 * Adds words of whoever has the code. `seen` is how long the talk was when the form was drawn: the same words sent twice
 * are said once.
 */
export function replyUnnamed(_viewer: Viewer, { code, text, seen }: Words): Promise<OpinionView> {
  return withTenant("*", async () => {
    await takeTurn();
    const before = await readByCode(code);
    const isThere = before.talk.slice(seen).some((said) => !said.ofOwner && said.text === text);
    if (isThere) return before;
    if (before.talk.length >= mostWords)
      refuse("invalid", "talk", { fields: { text: ["Разговор слишком длинный: начните новое мнение"] } });
    await db().update(opinions).set(withWords(text)).where(isOf(code));
    await mix();
    return readByCode(code);
  });
}

const mostWords = 200;

async function readByCode(code: string): Promise<OpinionView> {
  const [known] = await db().select({ one: sql`1` }).from(opinions).where(isOf(code));
  if (!known) refuse("invalid", "code", { fields: { code: ["Мнения с таким кодом нет. Проверьте буквы и цифры"] } });
  return readOne(isOf(code));
}
