import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { SearchTab } from "../contract.ts";
import { search } from "../routes.ts";
import { tabTitles } from "./tab-titles.ts";

type Saved = { id: string; query: string; tab: SearchTab; href: string; watched: boolean | null };

/** What a person has kept and what they have looked for lately: a way back to each, and away with it. */
export function OwnQueries({ recent, saved }: { recent: string[]; saved: Saved[] }) {
  return (
    <>
      {saved.length > 0 && (
        <Section id="saved" title="Сохранённые запросы">
          <Lines>
            {saved.map(({ id, query, tab, href: address, watched }) => (
              <Line key={id} href={address} title={tab === "all" ? query : `${query} – ${tabTitles[tab]}`}>
                <input type="hidden" name="id" value={id} />
                {watched !== null && <Watching watched={watched} query={query} />}
                <Away intent="drop-query" words={`Удалить запрос «${query}»`} />
              </Line>
            ))}
          </Lines>
        </Section>
      )}
      {recent.length > 0 && (
        <Section
          id="recent"
          title="Недавние запросы"
          action={
            <Form repeatable>
              <Button look="quiet" size="s" name="intent" value="forget-queries">
                Очистить
              </Button>
            </Form>
          }
        >
          <Lines>
            {recent.map((query) => (
              <Line key={query} href={href(search.all, null, { query })} title={query}>
                <input type="hidden" name="query" value={query} />
                <Away intent="forget-query" words={`Убрать «${query}»`} />
              </Line>
            ))}
          </Lines>
        </Section>
      )}
    </>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">{children}</ul>
);

function Line({ href: address, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <Link look="plain" href={address} className="min-w-0 py-2 wrap-anywhere">
        {title}
      </Link>
      <Form repeatable className="flex flex-none">
        {children}
      </Form>
    </li>
  );
}

/** Whether what is new for the query rings the bell. */
function Watching({ watched, query }: { watched: boolean; query: string }) {
  return (
    <Button
      look="quiet"
      size="s"
      icon={watched ? "bell" : "bell-off"}
      iconOnly
      name="intent"
      value={watched ? "unwatch-query" : "watch-query"}
    >
      {watched ? `Не сообщать о новом по запросу «${query}»` : `Сообщать о новом по запросу «${query}»`}
    </Button>
  );
}

function Away({ intent, words }: { intent: string; words: string }) {
  return (
    <Button look="quiet" size="s" icon="close" iconOnly name="intent" value={intent}>
      {words}
    </Button>
  );
}
