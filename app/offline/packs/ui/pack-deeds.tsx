import { useRef } from "react";
import { packInWords } from "#app/offline/worker/words.ts";
import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { dropPack, keepPack, type OwnPack, troubles } from "./own-packs.ts";

type Props = {
  pack: OwnPack;
  /** In a list the buttons say which one they are about. */
  isListed?: boolean;
  onDrop?: () => void;
};

/** What has been kept and of when, and what one can do about it. */
export function PackDeeds({ pack, isListed, onDrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isWhole = pack.savedAt !== null && pack.savedAt >= pack.startedAt && !pack.trouble;
  const which = isListed && <VisuallyHidden>: {pack.title}</VisuallyHidden>;
  const drop = () => {
    // The button goes with its pack: the reader goes on from what stands around it.
    const next = isListed ? document.querySelector<HTMLElement>("main h1") : place.current?.parentElement;
    if (next) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
    dropPack(pack.path);
    onDrop?.();
  };
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p role="status" className="text-sm text-muted">
        {pack.isBusy && !pack.total ? "Сохраняем…" : packInWords(pack)}
        {!pack.isBusy && pack.trouble && `. ${troubles[pack.trouble]}`}
      </p>
      <div className="-ms-3 flex flex-wrap gap-x-1">
        <Button
          type="button"
          look="quiet"
          size="s"
          icon={isWhole ? "refresh" : "download"}
          pending={pack.isBusy}
          onClick={() => keepPack(pack, isWhole)}
        >
          {isWhole ? "Обновить" : "Продолжить"}
          {which}
        </Button>
        <Button type="button" look="quiet" size="s" icon="delete" onClick={drop}>
          Убрать
          {which}
        </Button>
      </div>
    </div>
  );
}
