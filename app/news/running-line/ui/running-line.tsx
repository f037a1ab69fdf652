import { useRef } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { Line } from "../contract.ts";
import { LineItem } from "./line-item.tsx";
import { useRounds } from "./line-rounds.ts";

/**
 * Announcements above a feed. Without script they stand one under another; with it they take one place in turns, once
 * round and with a pause, so nothing moves for ever. The place is a row that scrolls, so that it has the
 * same height before and after script has come.
 */
export function RunningLine({ items }: { items: Line[] }) {
  const row = useRef<HTMLUListElement>(null);
  const { ready, at, playing, setPlaying, step, hold, onScroll } = useRounds(row, items.length);
  if (!items.length) return null;
  const isOne = items.length === 1;
  return (
    <section aria-label="Объявления" className="relative mb-2" {...hold}>
      <ul
        ref={row}
        onScroll={onScroll}
        className="relative flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-control [scrollbar-width:none] noscript:block noscript:space-y-2"
      >
        {items.map((line, index) => (
          <LineItem key={line.id} line={line} number={isOne ? undefined : `${index + 1} из ${items.length}`} />
        ))}
      </ul>
      {!isOne && (
        <div
          className={classes(
            "absolute right-2 bottom-1.5 flex max-sm:right-10 max-sm:bottom-auto max-sm:top-1 max-sm:[&>:first-child]:hidden noscript:hidden",
            !ready && "invisible",
          )}
        >
          <Control icon={playing ? "pause" : "play"} onPress={() => setPlaying(!playing)}>
            {playing ? "Остановить смену объявлений" : "Сменять объявления"}
          </Control>
          <Control icon="chevron-right" onPress={() => step(true)}>
            {at === items.length - 1 ? "К первому объявлению" : "Следующее объявление"}
          </Control>
        </div>
      )}
    </section>
  );
}

function Control({ icon, onPress, children }: { icon: IconName; onPress(): void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid size-8 place-items-center rounded-full text-muted hover:bg-well hover:text-ink"
    >
      <Icon name={icon} size="s" />
      <span className="sr-only">{children}</span>
    </button>
  );
}
