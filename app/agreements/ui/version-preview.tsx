import type { RichText as RichTextDocument } from "#app/rich-text/document.ts";
import { Heading } from "#app/ui/heading.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useShown } from "#app/web/reply.ts";

/** The text of the form as its readers will see it; nothing is kept yet. */
export function VersionPreview() {
  const shown = useShown<{ body: RichTextDocument }>();
  if (!shown) return null;
  return (
    <section
      aria-labelledby="preview"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is what brings the writer to what was asked for.
      autoFocus
      className="mb-6 rounded-card border border-edge/45 bg-well p-4 sm:p-6"
    >
      <Heading level={2} size="s" id="preview" className="text-muted">
        Предпросмотр
      </Heading>
      <div className="mt-3">
        <RichText doc={shown.body} level={3} />
      </div>
      <p className="mt-4 text-sm text-muted">Ничего ещё не сохранено.</p>
    </section>
  );
}
