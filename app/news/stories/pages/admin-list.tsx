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
import { ClosedNotice } from "../ui/closed-notice.tsx";
import { DeskLine } from "../ui/desk-line.tsx";
import { useDesk } from "../ui/desk-pages.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Истории: управление");

export const loader = load(async ({ api, query: { part: asked, after } }) => {
  const part = deskParts.find((one) => one === asked) ?? "current";
  const [desk, { adding }] = await Promise.all([api.stories.desk({ part, after }), api.stories.bar({})]);
  return { part, ...desk, isOpen: adding !== null };
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

type Emptiness = Record<DeskPart, string>;

const emptiness: Emptiness = {
  current: "Сейчас коллегам ничего не показывается. Начните с пары кадров.",
  draft: "Недоделанных историй нет.",
  ended: "Здесь окажутся истории, показ которых закончился. Их можно показать снова.",
  archived: "Сюда редакторы убирают то, что больше не понадобится.",
};

const ownEmptiness: Emptiness = { ...emptiness, archived: "Сюда можно убрать то, что больше не понадобится." };

export default function StoriesDesk() {
  const { part, items, next, isOpen } = useLoaderData<typeof loader>();
  const { list, create, title, isEditor } = useDesk();
  const add = isOpen && (
    <ButtonLink look="primary" icon="add" href={href(create)}>
      Новая история
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} actions={add}>
        Несколько кадров на день-другой. Читатели видят их на главной
        {isEditor ? ", в этом же порядке: сначала то, чего ещё не смотрели." : " рядом с вашим именем и портретом."}
      </PageHeader>
      {!isOpen && (
        <div className="mb-5">
          <ClosedNotice />
        </div>
      )}
      <Tabs
        label="Какие истории"
        tabs={parts.map((one) => ({
          href: href(list, null, { part: one === "current" ? undefined : one }),
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
                isEditor && part === "current"
                  ? { up: index > 0, down: index < items.length - 1 || Boolean(next) }
                  : undefined
              }
            />
          ))}
        </ol>
      ) : (
        <EmptyState icon="images" title="Пусто">
          {(isEditor ? emptiness : ownEmptiness)[part]}
        </EmptyState>
      )}
      {next && <MoreLink href={href(list, null, { part, after: next })} />}
    </div>
  );
}
