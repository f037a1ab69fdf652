import { stateTitles } from "#app/engines/content/ui/states.ts";
import { Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { DeskArticle } from "../contract.ts";
import { newsroom } from "../routes.ts";

/** How the article came to be: its steps and its versions, the last first. */
export default function ArticleHistory({ article: { id, history, revisions } }: { article: DeskArticle }) {
  const { viewer, now } = useRoot();
  return (
    <>
      {history.length > 0 && (
        <Section id="history" title="История">
          <ol className="space-y-3">
            {history.map(({ state, by, at, note }) => (
              <li key={`${at}${state}`} className="border-l-2 border-line pl-4">
                <p>
                  <span className="font-medium">{stateTitles[state]}</span>
                  <span className="text-muted">
                    {" "}
                    · {by ?? "по расписанию"} · <Time value={at} zone={viewer.timeZone} now={now} />
                  </span>
                </p>
                {note && <p className="mt-1 whitespace-pre-line text-soft">{note}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {revisions.length > 0 && (
        <Section id="revisions" title="Прежние версии">
          <ul className="space-y-2">
            {revisions.map(({ revision, by, at }) => (
              <li key={revision}>
                <a
                  className="inline-flex min-h-6 items-center text-link underline"
                  href={href(newsroom.revision, { id, revision: String(revision) })}
                >
                  Версия {revision}
                </a>{" "}
                <span className="text-muted">
                  · {by} · <Time value={at} zone={viewer.timeZone} now={now} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
