import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type DeskPart, deskParts } from "../contract.ts";
import { storyMoveForm } from "../forms.ts";
import { stories } from "../routes.ts";
import { DeskLine } from "../ui/desk-line.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Истории: управление");

export const loader = load(async ({ api, query: { part: asked, after } }) => {
  const part = deskParts.find((one) => one === asked) ?? "current";
  return { part, ...(await api.stories.desk({ part, after })) };
});

export const action = act({
  move: intent(storyMoveForm, async ({ api, value, here }) => {
    await api.stories.move(value);
    return { to: here(value.id) };
  }),
});

const titles: Record<DeskPart, string> = {
  current: "Идут и запланированы",
  draft: "Черновики",
  ended: "Закончились",
  archived: "Архив",
};

const parts = Object.keys(titles) as DeskPart[];

const emptiness: Record<DeskPart, string> = {
  current: "Сейчас коллегам ничего не показывается. Начните с пары кадров.",
  draft: "Недоделанных историй нет.",
  ended: "Здесь окажутся истории, показ которых закончился. Их можно показать снова.",
  archived: "Сюда редакторы убирают то, что больше не понадобится.",
};

export default function StoriesDesk() {
  const { part, items, next } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink look="primary" icon="add" href={href(stories.adminCreate)}>
      Новая история
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Истории" actions={add}>
        Несколько кадров на день-другой. Читатели видят их на главной, в этом же порядке: сначала то, чего ещё не
        смотрели.
      </PageHeader>
      <Tabs
        label="Какие истории"
        tabs={parts.map((one) => ({
          href: href(stories.adminList, null, { part: one === "current" ? undefined : one }),
          title: titles[one],
          current: one === part,
        }))}
      />
      {items.length > 0 ? (
        <ol className="mt-5 space-y-3">
          {items.map((story, index) => (
            <DeskLine
              key={story.id}
              story={story}
              moves={
                part === "current" ? { up: index > 0, down: index < items.length - 1 || Boolean(next) } : undefined
              }
            />
          ))}
        </ol>
      ) : (
        <EmptyState icon="images" title="Пусто">
          {emptiness[part]}
        </EmptyState>
      )}
      {next && <MoreLink href={href(stories.adminList, null, { part, after: next })} />}
    </div>
  );
}
