import { useState } from "react";
import { momentInWords } from "#app/offline/worker/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { filesOf, wordsOf } from "./entry.ts";
import { edit } from "./filling.ts";
import type { OwnEntry } from "./own-entries.ts";
import { sendAsked } from "./sending.ts";
import { store } from "./store.ts";
import { named, sayHowItWent } from "./words.ts";

/** A form in the outbox: what it is, when it was written, what is the matter, and what one can do about it. */
export function Waiting({ entry }: { entry: OwnEntry }) {
  const { viewer } = useRoot();
  const words = wordsOf(entry);
  const files = filesOf(entry).length;
  return (
    <Card as="li">
      <h2 className="text-base wrap-anywhere">{named(entry.deed, entry.page)}</h2>
      {words && <p className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-line text-soft">{words}</p>}
      <p className="mt-1 text-sm text-muted">
        <Time
          value={new Date(entry.at).toISOString()}
          zone={viewer.timeZone}
          now={new Date().toISOString()}
          look="moment"
        />
        {files > 0 && `, ${counted(files, ["файл", "файла", "файлов"])}`}
        {" · "}
        {entry.flies ? "отправляется" : entry.state === "refused" ? "не принято" : waitInWords(entry)}
      </p>
      {entry.state === "refused" && <p className="mt-2 font-medium text-danger">{entry.reason}</p>}
      <Deeds entry={entry} />
    </Card>
  );
}

function waitInWords({ notBefore = 0 }: OwnEntry): string {
  const present = Date.now();
  return notBefore > present ? `портал просит подождать до ${momentInWords(notBefore, present)}` : "ждёт связи";
}

function Deeds({ entry }: { entry: OwnEntry }) {
  const [asks, setAsks] = useState<boolean>();
  const which = <VisuallyHidden>: {entry.page}</VisuallyHidden>;
  if (asks)
    return (
      <div key="asks" className="mt-3 flex flex-wrap items-center gap-2">
        <p className="w-full">Удалить? То, что вы написали, пропадёт.</p>
        <Button size="s" look="danger" autoFocus onClick={() => drop(entry.key)}>
          Да, удалить{which}
        </Button>
        <Button size="s" look="quiet" onClick={() => setAsks(false)}>
          Оставить{which}
        </Button>
      </div>
    );
  return (
    <div key="deeds" className="mt-3 flex flex-wrap gap-2">
      <Button size="s" icon="send" onClick={() => sendAsked(entry.key).then(sayHowItWent)}>
        Отправить сейчас{which}
      </Button>
      <Button size="s" icon="edit" onClick={() => edit(entry)}>
        {entry.state === "refused" ? "Исправить" : "Изменить"}
        {which}
      </Button>
      <Button size="s" look="quiet-danger" icon="delete" autoFocus={asks === false} onClick={() => setAsks(true)}>
        Удалить{which}
      </Button>
    </div>
  );
}

/** The button goes with its form: the reader goes on from the top of the list. */
async function drop(key: string): Promise<void> {
  await store.drop(key);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
