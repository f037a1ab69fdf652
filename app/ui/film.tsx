import { type MouseEvent, useState } from "react";
import { videoView } from "#app/rich-text/video.ts";
import { Icon } from "./icon.tsx";

/**
 * A film among the words: a link to its page; with script a press opens it here, in a frame that knows nothing of the
 * portal. Until then its host is told nothing of the reader (without script browsers load even lazy frames at once).
 */
export function Film({ attrs }: { attrs: Record<string, unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const video = videoView(attrs);
  if (!video) return null;
  const open = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="film">
      {isOpen && (
        <iframe
          ref={(frame) => frame?.focus()}
          src={video.embed}
          title={`Видео на ${video.name}`}
          loading="lazy"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      )}
      <a href={video.page} rel="noopener nofollow ugc" onClick={isOpen ? undefined : open}>
        <Icon name={isOpen ? "external" : "play"} />
        {isOpen ? `Открыть на ${video.name}` : `Смотреть видео на ${video.name}`}
      </a>
    </div>
  );
}
