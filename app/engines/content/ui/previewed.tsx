import { useEffect, useRef } from "react";
import { Heading } from "#app/ui/heading.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { hashtagHref } from "./hashtag-href.ts";
import type { Shown } from "./preview.tsx";

/** The words as readers will see them, on a page that has its own headings. */
export default function Previewed({ shown, note }: { shown: Shown; note: string | undefined }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
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
      {shown.title && <p className="mt-3 text-xl font-semibold wrap-anywhere">{shown.title}</p>}
      {shown.lead && <p className="mt-3 text-lg text-soft wrap-anywhere">{shown.lead}</p>}
      <div className="mt-3">
        <RichText
          doc={shown.body}
          level={3}
          hashtagHref={hashtagHref}
          picture={(file) => <img src={`/files/${file}/960`} alt="" className="max-h-96" />}
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        {note ?? "Публикации пока нет: так её увидят читатели, когда вы её отправите."}
      </p>
      {!note && (
        <noscript>
          <p className="mt-1 text-sm text-muted">
            Если вы выбирали картинки, выберите их ещё раз: браузер их не помнит.
          </p>
        </noscript>
      )}
    </section>
  );
}
