import { lazy, Suspense, useEffect, useRef } from "react";
import type { RichText as RichTextDocument } from "#app/rich-text/document.ts";
import { Heading } from "#app/ui/heading.tsx";
import { useShown } from "#app/web/reply.ts";

/** Comes when there is something to show: the form itself needs no drawing of texts. */
const Words = lazy(() => import("./words.tsx"));

const unsent = "Публикации пока нет: так её увидят читатели, когда вы её отправите.";

type Shown = { title?: string; body: RichTextDocument };

/** What readers will see, above the form that is being written; nothing is kept yet. */
export function Preview({ note = unsent }: { note?: string }) {
  const shown = useShown<Shown>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <section
      ref={box}
      aria-labelledby="preview"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is what brings the writer to what was asked for.
      autoFocus
      className="rounded-card border border-edge/45 bg-well p-4 sm:p-6"
    >
      <Heading level={2} size="s" id="preview" className="text-muted">
        Предпросмотр
      </Heading>
      {shown.title && <p className="mt-3 text-xl font-semibold">{shown.title}</p>}
      <div className="mt-3">
        <Suspense>
          <Words body={shown.body} />
        </Suspense>
      </div>
      <p className="mt-4 text-sm text-muted">{note}</p>
      {note === unsent && (
        <noscript>
          <p className="mt-1 text-sm text-muted">
            Если вы выбирали картинки, выберите их ещё раз: браузер их не помнит.
          </p>
        </noscript>
      )}
    </section>
  );
}
