import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";

/** Whether somebody may open a file, asked in the company of their own. */
export function mayOpen(viewer: Viewer, id: string): Promise<boolean> {
  return withTenant(viewer.groupId, () => openFile(viewer, id)).then(
    async ({ body }) => body.cancel().then(() => true),
    () => false,
  );
}
