import { eq, sql } from "drizzle-orm";
import type { SelfCheckDocument } from "#app/wellbeing/my-resource/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { selfCheckDocuments } from "./schema.ts";
import { usual } from "./usual.ts";

/** What the viewer's company asks today. */
export async function readAsked({ groupId }: Viewer): Promise<{ document: SelfCheckDocument; version: number }> {
  const [row] = await db()
    .select({ document: selfCheckDocuments.document, version: selfCheckDocuments.version })
    .from(selfCheckDocuments)
    .where(eq(selfCheckDocuments.groupId, groupId));
  return row ?? { document: usual, version: 0 };
}

/** The same for the administrator. */
export async function readDocument(viewer: Viewer): Promise<SelfCheckDocument> {
  return (await readAsked(viewer)).document;
}

/** Asks something else from now on; results of before stay what they were. Refuses two things of one id. */
export async function changeDocument({ groupId, accountId }: Viewer, document: SelfCheckDocument) {
  const ids = document.scales.flatMap(({ id, statements }) => [id, ...statements.map((one) => one.id)]);
  if (new Set(ids).size !== ids.length)
    refuse("invalid", "ids", { fields: { "": ["Две шкалы или два утверждения с одним ключом"] } });
  const said = { document, changedBy: accountId, changedAt: now() };
  await db()
    .insert(selfCheckDocuments)
    .values({ groupId, version: 1, ...said })
    .onConflictDoUpdate({
      target: selfCheckDocuments.groupId,
      set: { ...said, version: sql`${selfCheckDocuments.version} + 1` },
    });
  return document;
}
