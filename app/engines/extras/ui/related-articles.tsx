import { news } from "#app/news/news/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { DeskExtras, NamedArticle } from "../contract.ts";
import { extras } from "../routes.ts";

type Props = Pick<DeskExtras, "related" | "found"> & { id: string; find: string };

const most = 3;

/** What editors would have one read next: looked for by title, named one by one. */
export function RelatedArticles({ id, find, related, found }: Props) {
  return (
    <Section id="related" title="Что ещё почитать">
      <Card className="space-y-5">
        {related.length > 0 ? (
          <List items={related} intent="unrelate" word="Убрать" />
        ) : (
          <p className="text-soft">Пока не выбрано: под статьёй стоят три новые из тех же рубрик.</p>
        )}
        {related.length < most ? (
          <>
            <form className="flex flex-wrap items-end gap-3" action={`${href(extras.desk, { id })}#related`}>
              <label className="min-w-0 flex-1">
                <span className="mb-1 block font-medium">Найти по заголовку</span>
                <input type="search" className="control" name="find" defaultValue={find} autoComplete="off" />
              </label>
              <Button icon="search">Найти</Button>
            </form>
            {found.length > 0 && <List items={found} intent="relate" word="Выбрать" />}
            {find && found.length === 0 && (
              <p className="text-muted">Ничего не нашлось: попробуйте другое слово заголовка.</p>
            )}
          </>
        ) : (
          <p className="text-soft">Выбраны три статьи, больше под статьёй не стоит.</p>
        )}
      </Card>
    </Section>
  );
}

function List({ items, intent, word }: { items: NamedArticle[]; intent: string; word: string }) {
  const { viewer, now } = useRoot();
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, title, publishedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0">
            <a className="inline-flex min-h-6 items-center text-link underline" href={href(news.article, { id })}>
              {title}
            </a>{" "}
            <span className="text-sm text-muted">
              <Time value={publishedAt} zone={viewer.timeZone} now={now} />
            </span>
          </span>
          <Form>
            <input type="hidden" name="other" value={id} />
            <Button size="s" name="intent" value={intent}>
              {word} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
