import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";

/** A package as it is played on its own origin; what it says of keeping is shown beside it, and an end is looked up at once. */
export function PackageFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { revalidate } = useRevalidator();
  const [unsavedSince, setUnsavedSince] = useState<string>();
  // The page is read anew while the package plays: its frame stays as it was opened.
  const [shown] = useState(src);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(shown).origin || data?.kind !== "scorm") return;
      if (data.isEnded === true) revalidate();
      else setUnsavedSince(data.isSaved === false ? String(data.at).slice(0, 5) : undefined);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [shown, revalidate]);
  return (
    <div className="space-y-3">
      {unsavedSince && (
        <Notice look="danger" title={`Не сохраняется с ${unsavedSince}`}>
          Не закрывайте страницу: портал пробует ещё раз. Войти заново можно в соседней вкладке, место в курсе не
          потеряется.
        </Notice>
      )}
      <iframe
        ref={frame}
        src={shown}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
        allow="autoplay; fullscreen"
        className="h-[75vh] min-h-96 w-full rounded-card border border-line bg-surface"
      />
    </div>
  );
}
