import { and, eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { describeKind, families } from "./kinds/index.ts";
import { notices } from "./schema.ts";
import { muteLike } from "./settings.ts";

type Muted = { title: string; muted: boolean };

/** «Не сообщать о таком», right from a notice, and the way back; duties cannot be kept away (product B26). */
export async function muteNotice(viewer: Viewer, id: string, muted: boolean): Promise<Muted> {
  const [row] = await db()
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.accountId, viewer.accountId)));
  if (!row) refuse("not-found");
  const { family } = describeKind(row.kind);
  const { title, mandatory } = families[family];
  if (mandatory) refuse("conflict", "mandatory");
  await muteLike(viewer, family, muted);
  return { title, muted };
}
