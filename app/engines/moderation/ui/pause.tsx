import { Notice } from "#app/ui/notice.tsx";
import { type Pause, useRoot } from "#app/web/root-data.ts";

/** Why the viewer may not write now; undefined for all but a few. */
export function usePause(): Pause | undefined {
  return useRoot().me?.pause;
}

/** What stands where one writes, for those who may not write for a while. */
export function PauseNotice({ pause: { text, href } }: { pause: Pause }) {
  return (
    <Notice look="warning" title="Модератор попросил вас сделать паузу">
      <p>{text}</p>
      <p className="mt-1">
        <a className="text-link underline" href={href}>
          Почему и что делать
        </a>
      </p>
    </Notice>
  );
}
