import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { ListedDraft } from "../contract.ts";
import { textOf } from "./words.ts";

/** Reminds of what was begun and not sent. */
export default function DraftNotice({ draft }: { draft: ListedDraft }) {
  const { viewer, now } = useRoot();
  const words = textOf(draft, "title") || draft.words.slice(0, 60);
  return (
    <div className="mb-4">
      <Notice>
        <p>
          {draft.subjectId ? "Вы начали правку и не сохранили её" : "Вы начали писать и не отправили"}
          {words && <>: «{words}»</>}, <Time value={draft.savedAt} zone={viewer.timeZone} now={now} />.{" "}
          <a className="text-link underline" href={draft.href} data-document>
            Продолжить
          </a>
        </p>
      </Notice>
    </div>
  );
}
