import type { MetaFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { Leaving } from "../ui/leaving.tsx";
import { type OwnEntry, watchOwnEntries } from "../ui/own-entries.ts";
import { Waiting } from "../ui/waiting.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Исходящие");

const unkept = <p>Без JavaScript портал ничего не откладывает: форма остаётся на своей странице.</p>;

/** What this browser has not sent yet: only the browser itself knows, so the server draws an empty list. */
export default function Outbox() {
  const { scripts } = useRoot();
  const entries = useOwnEntries();
  const isLeaving = new URLSearchParams(useLocation().search).has("leaving");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Исходящие">
        Отправленное без связи лежит здесь, на этом устройстве, и уходит само и по порядку, когда связь появляется.
      </PageHeader>
      {scripts ? <noscript>{unkept}</noscript> : unkept}
      {isLeaving && entries && entries.length > 0 && <Leaving entries={entries} />}
      <p role="status" className="sr-only">
        {entries && waitingInWords(entries.length)}
      </p>
      {entries?.length === 0 && (
        <EmptyState icon="send" title="Всё отправлено">
          Если связь пропадёт, то, что вы напишете, подождёт здесь.
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ol className="space-y-3">
          {entries.map((entry) => (
            <Waiting key={entry.key} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}

function waitingInWords(count: number): string {
  const verb = count % 10 === 1 && count % 100 !== 11 ? "ждёт" : "ждут";
  return `${counted(count, ["сообщение", "сообщения", "сообщений"])} ${verb} отправки`;
}

function useOwnEntries(): OwnEntry[] | undefined {
  const [entries, setEntries] = useState<OwnEntry[]>();
  useEffect(() => {
    return watchOwnEntries(setEntries);
  }, []);
  return entries;
}
