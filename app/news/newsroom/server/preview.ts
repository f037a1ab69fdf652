import type { InferContractRouterInputs } from "@orpc/contract";
import { eq, sql } from "drizzle-orm";
import { isSpokenTo, publications } from "#app/engines/content/server/index.ts";
import { readArticle } from "#app/news/news/server/index.ts";
import type { newsroomContract } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

type Wish = InferContractRouterInputs<typeof newsroomContract>["preview"];

/** An article as one person would read it, and whether they would. */
export async function readPreview(viewer: Viewer, { id, as, language }: Wish) {
  const article = await readArticle(viewer, id, { language, atDesk: isOnDesk(viewer)! });
  if (!as) return { article, reader: null };
  const [reader] = await db()
    .select({
      name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      sees: sql<boolean>`exists (select 1 from ${publications} where ${publications.id} = ${id} and ${isSpokenTo})`,
    })
    .from(accounts)
    .where(eq(accounts.id, as));
  if (!reader) refuse("not-found");
  return { article, reader };
}
