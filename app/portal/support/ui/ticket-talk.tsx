import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { TicketView } from "../contract.ts";
import { TicketState } from "./ticket-list.tsx";

/** A question to support and everything that was said since. */
export function TicketTalk({ ticket }: { ticket: TicketView }) {
  const { number, state, who, guest, text, createdAt, files, diagnostics, messages } = ticket;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-muted">
        № {number} <TicketState state={state} />
      </p>
      <Words name={who} guest={guest} createdAt={createdAt} text={text}>
        <Attachments items={files} />
        {diagnostics && (
          <details className="mt-3">
            <summary className="min-h-6 text-muted">Данные о браузере</summary>
            <pre className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{diagnostics}</pre>
          </details>
        )}
      </Words>
      {messages.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {messages.map(({ id, name, ofDesk, ...said }) => (
            <li key={id} className={ofDesk ? "sm:ml-8" : undefined}>
              <Words name={ofDesk ? `${name}, поддержка` : name} guest={guest && !ofDesk} {...said} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type WordsProps = { name: string; guest: boolean; createdAt: string; text: string; children?: React.ReactNode };

function Words({ name, guest, createdAt, text, children }: WordsProps) {
  const { viewer, now } = useRoot();
  return (
    <Card pad="s">
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{name}</span> {guest && <GuestMark />} ·{" "}
        <Time value={createdAt} zone={viewer.timeZone} now={now} />
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {children}
    </Card>
  );
}
