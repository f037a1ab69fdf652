import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Gone } from "#app/engines/membership/ui/gone.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channels } from "../routes.ts";
import { ChannelList } from "../ui/channel-list.tsx";
import { ChannelsTabs } from "../ui/channels-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каналы");

export const loader = load(async ({ api, query: { query = "", after, gone } }) => {
  const [mine, catalogue, making] = await Promise.all([
    api.channels.mine({}),
    api.channels.list({ query, after }),
    api.membership.making({}),
  ]);
  const isFirst = !query && !after;
  return { gone: Boolean(gone), query, isFirst, mayMake: making.may, mine: mine.items, ...catalogue };
});

export default function Channels() {
  const { gone, query, isFirst, mayMake, mine, items, next } = useLoaderData<typeof loader>();
  return (
    <div>
      <PageHeader
        title="Каналы"
        actions={
          mayMake && (
            <ButtonLink href={href(channels.create)} look="primary" icon="add">
              Новый канал
            </ButtonLink>
          )
        }
      />
      <ChannelsTabs current="list" />
      {gone && <Gone />}
      <SearchBox
        key={query}
        action={href(channels.list)}
        label="Название или о чём канал"
        defaultValue={query}
        className="mb-6"
      />
      {isFirst && mine.length > 0 && (
        <Section id="mine" title="Мои каналы">
          <ChannelList items={mine} />
        </Section>
      )}
      <Section id="catalogue" title={query ? "Нашлось" : "Все каналы"}>
        {items.length > 0 ? <ChannelList items={items} /> : <Nothing query={query} mayMake={mayMake} />}
        {next && <MoreLink href={href(channels.list, null, { query, after: next })} />}
      </Section>
    </div>
  );
}

function Nothing({ query, mayMake }: { query: string; mayMake: boolean }) {
  if (query)
    return (
      <EmptyState
        icon="search"
        title="Такого канала нет"
        action={<ButtonLink href={href(channels.list)}>Все каналы</ButtonLink>}
      >
        {mayMake ? "Проверьте, нет ли опечатки, или создайте такой канал." : "Проверьте, нет ли опечатки."}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="channels"
      title="Каналов пока нет"
      action={mayMake && <ButtonLink href={href(channels.create)}>Создать первый</ButtonLink>}
    >
      Канал – место, где обсуждают одно дело: проект, точку, увлечение.
    </EmptyState>
  );
}
