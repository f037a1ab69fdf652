import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Gone } from "#app/engines/membership/ui/gone.tsx";
import { ChannelsTabs } from "#app/places/channels/ui/channels-tabs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Category } from "../contract.ts";
import { communities } from "../routes.ts";
import { CommunityList } from "../ui/community-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сообщества");

export const loader = load(async ({ api, query: { query = "", category: chosen, after, gone } }) => {
  const category = z.uuid().safeParse(chosen).data;
  const isFirst = !query && !category && !after;
  const [mine, fitting, { items: categories }, catalogue, { may: mayMake }] = await Promise.all([
    isFirst ? api.communities.mine({}) : { items: [] },
    isFirst ? api.communities.fitting({}) : { items: [] },
    api.communities.categories({}),
    api.communities.list({ query, category, after }),
    api.membership.making({}),
  ]);
  const own = { mine: mine.items, fitting: fitting.items, mayMake };
  return { gone: Boolean(gone), query, category, ...own, categories, ...catalogue };
});

export default function Communities() {
  const { gone, query, category, mine, fitting, mayMake, categories, items, next } = useLoaderData<typeof loader>();
  return (
    <div>
      <PageHeader
        title="Сообщества"
        actions={
          mayMake && (
            <ButtonLink href={href(communities.create)} look="primary" icon="add">
              Новое сообщество
            </ButtonLink>
          )
        }
      />
      <ChannelsTabs current="communities" />
      {gone && <Gone />}
      <SearchBox
        key={query}
        action={href(communities.list)}
        label="Название или о чём сообщество"
        defaultValue={query}
        keep={category ? { category } : {}}
        className="mb-6"
      />
      {mine.length > 0 && (
        <Section id="mine" title="Мои сообщества">
          <CommunityList items={mine} />
        </Section>
      )}
      {fitting.length > 0 && (
        <Section id="fitting" title="Вам подойдёт">
          <CommunityList items={fitting} />
        </Section>
      )}
      <Section
        id="catalogue"
        title={query ? "Нашлось" : "Все сообщества"}
        action={
          categories.length > 0 && (
            <a className="inline-flex min-h-6 items-center text-link" href={href(communities.category)}>
              По категориям
            </a>
          )
        }
      >
        {categories.length > 0 && <Categories {...{ query, category, categories }} />}
        {items.length > 0 ? (
          <CommunityList items={items} />
        ) : (
          <Nothing asked={Boolean(query || category)} mayMake={mayMake} />
        )}
        {next && <MoreLink href={href(communities.list, null, { query, category, after: next })} />}
      </Section>
    </div>
  );
}

type Choice = { query: string; category: string | undefined; categories: Category[] };

function Categories({ query, category, categories }: Choice) {
  const to = (id?: string) => `${href(communities.list, null, { query, category: id })}#catalogue`;
  return (
    <div className="mb-4">
      <Tabs
        label="Категории"
        look="pills"
        wraps
        tabs={[
          { href: to(), title: "Все", current: !category },
          ...categories.map(({ id, title }) => ({ href: to(id), title, current: id === category })),
        ]}
      />
    </div>
  );
}

function Nothing({ asked, mayMake }: { asked: boolean; mayMake: boolean }) {
  if (asked)
    return (
      <EmptyState
        icon="search"
        title="Такого сообщества нет"
        action={<ButtonLink href={href(communities.list)}>Все сообщества</ButtonLink>}
      >
        {mayMake ? "Проверьте, нет ли опечатки, или создайте такое сообщество." : "Проверьте, нет ли опечатки."}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="communities"
      title="Сообществ пока нет"
      action={mayMake && <ButtonLink href={href(communities.create)}>Создать первое</ButtonLink>}
    >
      Сообщество собирает коллег вокруг одного увлечения или дела: бег, книги, язык, наставники.
    </EmptyState>
  );
}
