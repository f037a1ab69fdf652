import { later } from "#app/ui/later.tsx";
import type { ListedDraft } from "../contract.ts";

const DraftNotice = later(() => import("./draft-notice.tsx"));

/** Reminds of what was begun and not sent. */
export function OtherDraft({ draft }: { draft: ListedDraft | undefined }) {
  return draft && <DraftNotice draft={draft} />;
}
