import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { account } from "#app/people/account/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { StoryView } from "../contract.ts";
import { stories } from "../routes.ts";
import { pageOf } from "./kept-page.ts";
import { StoryBars } from "./story-bars.tsx";
import { StoryFrame } from "./story-frame.tsx";
import { useKeys } from "./story-keys.ts";
import { usePlayer } from "./story-player.ts";

type Props = { story: StoryView; next: { id: string } | undefined };

/** A story: without script all its frames one under another, with script one at a time. Key it by the story. */
export function StoryViewer({ story, next }: Props) {
  const { viewer, now } = useRoot();
  const { frames, title, company, author, publishedAt, kept } = story;
  const isLive = story.state === "live";
  const navigate = useNavigate();
  const bar = useRef<HTMLSpanElement>(null);
  const close = useRef<HTMLAnchorElement>(null);
  const onOver = () => next && navigate(href(stories.story, next), { replace: true });
  const { ready, current, frame, playing, setPlaying, go, touch } = usePlayer({ frames, bar, onOver });
  useReport(story, ready ? frame.id : undefined);
  useKeys({
    forward: () => go(current + 1),
    back: () => go(current - 1),
    first: () => go(0),
    last: () => go(frames.length - 1),
    close: () => close.current?.click(),
  });
  return (
    <article
      aria-labelledby="title"
      {...touch}
      className="relative flex flex-1 flex-col bg-[#171c26] text-white sm:rounded-sheet sm:border sm:border-white/20"
    >
      <StoryBars frames={frames} current={ready ? current : frames.length} bar={bar} />
      <header className="flex items-center gap-3 py-2 pr-2 pl-4 sm:pl-5">
        {author && <Avatar person={{ id: author.accountId, name: author.name, photo: author.photo }} />}
        <div className="min-w-0 flex-1">
          <h1 id="title" tabIndex={-1} className="rounded-chip text-lg">
            {title}
          </h1>
          <p className="text-sm text-white/70">
            {author ? <PersonName author={author} /> : company}
            {publishedAt && (isLive || kept) && (
              <>
                {" · "}
                <Time value={publishedAt} zone={viewer.timeZone} now={now} />
              </>
            )}
          </p>
        </div>
        {ready && (
          <Control icon={playing ? "pause" : "play"} onClick={() => setPlaying(!playing)}>
            {playing ? "Пауза" : "Показывать дальше"}
          </Control>
        )}
        <a ref={close} href={kept && !isLive ? pageOf(kept) : href(shell.main)} className={round}>
          <Icon name="close" />
          <span className="sr-only">Закрыть историю</span>
        </a>
      </header>
      <ol aria-label="Кадры" className="flex flex-1 flex-col" aria-live={ready && !playing ? "polite" : "off"}>
        {frames.map((one, index) => (
          <StoryFrame
            key={one.id}
            frame={one}
            number={index + 1}
            count={frames.length}
            hidden={ready && index !== current}
            soon={index <= 1 || (ready && Math.abs(index - current) <= 1)}
          />
        ))}
      </ol>
      {ready && (
        <div className="pointer-events-none absolute inset-x-2 top-2/5 flex justify-between *:pointer-events-auto *:bg-black/55 lg:-inset-x-16">
          <Control icon="chevron-left" onClick={() => go(current - 1)} disabled={current === 0}>
            Предыдущий кадр
          </Control>
          <Control
            icon="chevron-right"
            onClick={() => go(current + 1)}
            disabled={current === frames.length - 1 && !next}
          >
            {current === frames.length - 1 ? "Следующая история" : "Следующий кадр"}
          </Control>
        </div>
      )}
    </article>
  );
}

function PersonName({ author: { alias, name, guest } }: { author: NonNullable<StoryView["author"]> }) {
  if (guest) return <>{name}, гость</>;
  return (
    <a href={href(account.profile, { socialId: alias })} className="inline-block min-h-6 text-white underline">
      {name}
    </a>
  );
}

const round =
  "grid size-11 flex-none place-items-center rounded-full text-white hover:bg-white/15 disabled:opacity-40 disabled:hover:bg-transparent";

type ControlProps = { icon: IconName; onClick(): void; disabled?: boolean; children: string };

function Control({ icon, onClick, disabled, children }: ControlProps) {
  return (
    <button type="button" onClick={onClick} aria-disabled={disabled} disabled={disabled} className={round}>
      <Icon name={icon} />
      <span className="sr-only">{children}</span>
    </button>
  );
}

/** Tells the portal, beside everything else, that a frame was shown: once each. */
function useReport({ id, state, kept, frames }: StoryView, shown: string | undefined): void {
  const { csrf } = useRoot();
  const isOpen = state === "live" || kept !== null;
  const told = useRef(new Set(frames.filter((one) => one.seen).map((one) => one.id)));
  useEffect(() => {
    if (!shown || !isOpen || told.current.has(shown)) return;
    told.current.add(shown);
    const headers = { "content-type": "application/json", "x-csrf-token": csrf };
    const body = JSON.stringify({ frameIds: [shown] });
    // A view that was not counted is no loss for the reader: the story stays «new».
    fetch(`/api/stories/${id}/views`, { method: "POST", headers, body, keepalive: true })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }, [id, isOpen, shown, csrf]);
}
