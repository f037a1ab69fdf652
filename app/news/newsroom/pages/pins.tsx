import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feed as feeds, tabTitles } from "#app/feed/feed/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { DeskPin } from "../contract.ts";
import { pinMoveForm, pinnedForm } from "../forms.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Закреплённое");

export const loader = load(({ api }) => api.newsroom.pins({}));

export const action = act({
  move: intent(pinMoveForm, async ({ api, value, here }) => {
    await api.newsroom.movePin(value);
    return { to: here() };
  }),
  unpin: intent(pinnedForm, async ({ api, value, here }) => {
    await api.newsroom.pin({ ...value, feed: null });
    return { to: here(), toast: { id: "pin", kind: "info", text: "Больше не закреплено" } };
  }),
});

export default function Pins() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Закреплённое" places={[{ href: href(newsroom.desk), title: "Редакция" }]}>
        Над лентой стоит не больше пяти публикаций, каждая до своего срока. Закрепляют на странице статьи.
      </PageHeader>
      {items.length === 0 && (
        <EmptyState icon="pin" title="Над лентами пусто">
          Откройте опубликованную статью и нажмите «Закрепить».
        </EmptyState>
      )}
      {(["work", "life"] as const).map((feed) => (
        <FeedPins key={feed} feed={feed} items={items.filter((item) => item.feed === feed)} />
      ))}
    </div>
  );
}

function FeedPins({ feed, items }: { feed: DeskPin["feed"]; items: DeskPin[] }) {
  const { viewer, now } = useRoot();
  if (items.length === 0) return null;
  return (
    <Section id={feed} title={tabTitles[feed]} action={<a href={href(feeds[feed])}>Открыть ленту</a>}>
      <Table
        id={`pins-${feed}`}
        caption={`Над лентой «${tabTitles[feed]}»`}
        hideCaption
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "title",
            title: "Заголовок",
            cell: ({ id, title }) => (
              <a className="inline-block min-h-6 text-ink hover:text-link" href={href(newsroom.edit, { id })}>
                {title}
              </a>
            ),
          },
          {
            key: "until",
            title: "До какого срока",
            cell: ({ until, by }) => (
              <>
                <Time value={until} zone={viewer.timeZone} now={now} />
                <span className="block text-sm text-muted">{by}</span>
              </>
            ),
          },
          {
            key: "place",
            title: "Место",
            cell: ({ id, title }) => (
              <div className="flex max-sm:flex-col">
                <Form data-keep-scroll="">
                  <input type="hidden" name="id" value={id} />
                  <MoveButtons what={title} up={items[0]?.id !== id} down={items.at(-1)?.id !== id} />
                </Form>
                <Form data-keep-scroll="">
                  <input type="hidden" name="id" value={id} />
                  <Button look="quiet" size="s" icon="unpin" iconOnly name="intent" value="unpin">
                    {`Открепить: ${title}`}
                  </Button>
                </Form>
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}
