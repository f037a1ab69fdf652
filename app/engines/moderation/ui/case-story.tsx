import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CaseView } from "../contract.ts";
import { moderation } from "../routes.ts";
import { ruleTitle } from "./filter-words.ts";
import { decisionWords, reasonWords } from "./words.ts";

/** The appeal, the complaints without names, the decisions so far, earlier versions, and the other cases of the author. */
export function CaseStory({ item: { appeal, finds, reports, decisions, versions, earlier } }: { item: CaseView }) {
  return (
    <div className="space-y-4">
      {appeal && (
        <Part title="Автор не согласен">
          <Line at={appeal.at}>{appeal.text}</Line>
        </Part>
      )}
      {finds.length > 0 && (
        <Part title="Что нашли правила">
          {finds.map(({ id, note, ...rule }) => (
            <li key={id} className="wrap-anywhere">
              {ruleTitle(rule)}
              {note && <p className="text-sm text-muted">{note}</p>}
            </li>
          ))}
        </Part>
      )}
      <Part title={reports.length ? counted(reports.length, ["жалоба", "жалобы", "жалоб"]) : "Жалоб нет"}>
        {reports.map(({ reason, text, at }) => (
          <Line key={at + reason + text} at={at} head={reasonWords[reason].title}>
            {text}
          </Line>
        ))}
      </Part>
      {decisions.length > 0 && (
        <Part title="Решения">
          {decisions.map(({ name, reason, message, days, by, at }) => (
            <Line
              key={at + name}
              at={at}
              head={`${decisionWords[name].done}${days ? ` на ${counted(days, ["день", "дня", "дней"])}` : ""}${reason ? `, ${reasonWords[reason].title.toLowerCase()}` : ""}`}
              who={by ?? "Портал, по числу жалоб"}
            >
              {message}
            </Line>
          ))}
        </Part>
      )}
      {versions.length > 0 && (
        <Part title="Как было написано раньше">
          {versions.map(({ revision, title, text, at }) => (
            <Line key={revision} at={at} head={title}>
              {text}
            </Line>
          ))}
        </Part>
      )}
      <Part title={earlier.length ? "Другие дела об этом авторе" : "Других дел об этом авторе нет"}>
        {earlier.map(({ id, title, decided, at }) => (
          <Line key={id} at={at} head={decided ? decisionWords[decided].done : "Ждёт решения"}>
            <a href={href(moderation.case, { id })} className="inline-block min-h-6 text-link underline">
              {title || "Без слов"}
            </a>
          </Line>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card pad="s">
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <ul className="mt-2 space-y-3 empty:hidden">{children}</ul>
    </Card>
  );
}

function Line({ at, head, who, children }: { at: string; head?: string; who?: string; children: ReactNode }) {
  const { viewer, now } = useRoot();
  return (
    <li>
      <p className="text-sm text-muted">
        {head && <span className="font-medium text-ink">{head} · </span>}
        {who && <span>{who} · </span>}
        <Time value={at} zone={viewer.timeZone} now={now} />
      </p>
      {children && <div className="mt-0.5 whitespace-pre-line wrap-anywhere">{children}</div>}
    </li>
  );
}
