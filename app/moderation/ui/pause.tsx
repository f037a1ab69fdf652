import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { Pause } from "../contract.ts";
import { moderation } from "../routes.ts";
import { reasonWords } from "./words.ts";

/** Why the viewer may not write now; undefined for all but a few. */
export function usePause(): Pause | undefined {
  return useRoot().me?.pause as Pause | undefined;
}

/** What stands where one writes, for those who may not write for a while. */
export function PauseNotice({ pause: { target, id, reason, until } }: { pause: Pause }) {
  const { viewer, now } = useRoot();
  return (
    <Notice look="warning" title="Модератор попросил вас сделать паузу">
      <p>
        Писать снова можно будет <Time value={until} zone={viewer.timeZone} now={now} look="moment" />. Читать можно и
        сейчас.
        {reason && ` Причина: ${reasonWords[reason].title.toLowerCase()}.`}
      </p>
      <p className="mt-1">
        <a className="text-link underline" href={href(moderation.verdict, { target, id })}>
          Почему и что делать
        </a>
      </p>
    </Notice>
  );
}
