import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ruledParts } from "../contract.ts";
import { hashtagForm } from "../forms.ts";
import { hashtags } from "../routes.ts";
import { DeskHashtags } from "../ui/desk-hashtags.tsx";
import { RuledHashtags } from "../ui/ruled-hashtags.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Управление тегами");

export const loader = load(async ({ api, query: { part: asked, query = "", after } }) => {
  const part = ruledParts.find((one) => one === asked);
  if (!part) return { part: "used" as const, query, ...(await api.hashtags.desk({ query, after })) };
  return { part, query, ...(await api.hashtags.ruled({ part, query, after })) };
});

export const action = act({
  unmerge: intent(hashtagForm, async ({ api, value, here }) => {
    const { name } = await api.hashtags.free(value);
    return { to: here(), toast: { id: "hashtag", kind: "success", text: `#${name} – снова отдельный тег` } };
  }),
  unban: intent(hashtagForm, async ({ api, value, here }) => {
    const { name } = await api.hashtags.free(value);
    return { to: here(), toast: { id: "hashtag", kind: "success", text: `Тег #${name} снова можно ставить` } };
  }),
});

type Part = "used" | (typeof ruledParts)[number];

const words: Record<Part, { title: string; about: string; none: string }> = {
  used: {
    title: "В ходу",
    about:
      "Повторы объединяйте: публикации и подписчики перейдут к одному тегу. Лишнее запрещайте: в текстах останется обычное слово.",
    none: "Тегов пока нет: их ставят в тексте публикаций.",
  },
  merged: {
    title: "Объединённые",
    about:
      "Кто напишет такой тег, получит другой. Разъединённый снова станет отдельным, но прежние публикации под него не вернутся.",
    none: "Вы ещё ничего не объединили.",
  },
  banned: {
    title: "Запрещённые",
    about:
      "В текстах такой тег – обычное слово. Если снять запрет, его снова можно ставить, но прежние публикации под него не вернутся.",
    none: "Вы ещё ничего не запретили.",
  },
};

const parts = Object.keys(words) as Part[];

export default function AdminHashtags() {
  const view = useLoaderData<typeof loader>();
  const { part, query, items, next } = view;
  const address = (asked: { query?: string; after?: string }, of = part) =>
    href(hashtags.adminList, null, { part: of === "used" ? undefined : of, ...asked });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Управление тегами" places={[{ href: href(hashtags.list), title: "Теги" }]}>
        {words[part].about}
      </PageHeader>
      <Tabs
        label="Какие теги"
        tabs={parts.map((one) => ({ href: address({}, one), title: words[one].title, current: one === part }))}
      />
      <SearchBox
        key={`${part}${query}`}
        action={href(hashtags.adminList)}
        label="Найти тег"
        defaultValue={query}
        keep={part === "used" ? undefined : { part }}
        id="query"
        className="my-5"
      />
      {view.part === "used" ? <DeskHashtags items={view.items} /> : <RuledHashtags items={view.items} />}
      {items.length === 0 && (
        <EmptyState
          icon={query ? "search" : "hashtag"}
          title={query ? "Таких тегов нет" : "Пусто"}
          action={query && <ButtonLink href={address({})}>Показать все</ButtonLink>}
        >
          {query ? `Ни один тег не начинается так: ${query}.` : words[part].none}
        </EmptyState>
      )}
      {next && <MoreLink href={address({ query, after: next })} />}
    </div>
  );
}
