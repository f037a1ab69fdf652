import { mendComment } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { askAgain } from "./cases.ts";
import { refuseMuted } from "./mutes.ts";
import { asksToMend, findOwn } from "./verdicts.ts";

/**
 * Says in other words a comment that a moderator has asked to mend, and sends it back to the desk: until somebody has
 * read it there nobody else meets it. Refuses as not found what nobody has asked to mend.
 */
export async function mend(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  await refuseMuted(viewer, "text");
  return withTenant("*", async () => {
    const found = await findOwn(viewer, { target: "comment", id }, { held: true });
    if (!asksToMend(found)) refuse("not-found");
    if (!(await mendComment(viewer, { id, text }))) refuse("not-found");
    await askAgain(found.caseId, "hold");
    return { id };
  });
}
