import type { RichText as RichTextDocument } from "#app/rich-text/document.ts";
import { later } from "#app/ui/later.tsx";
import { useShown } from "#app/web/reply.ts";

/** Comes when there is something to show: the form itself needs no drawing of texts. */
const Previewed = later(() => import("./previewed.tsx"));

export type Shown = { title?: string; lead?: string; body: RichTextDocument };

/** What readers will see, above the form that is being written; nothing is kept yet. `note` says what becomes of it otherwise. */
export function Preview({ note }: { note?: string }) {
  const shown = useShown<Shown>();
  return shown && <Previewed shown={shown} note={note} />;
}
