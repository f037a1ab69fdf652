import { safePath } from "#app/web/safe-path.ts";

/** Where a test leads back to, as its address says: a page of the portal, or nowhere. */
export const backOf = ({ back }: Record<string, string | undefined>): string | undefined =>
  safePath(back, "") || undefined;
