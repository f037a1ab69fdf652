import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stateTitles } from "#app/engines/content/ui/states.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { BulkDeed, ChosenLine } from "../contract.ts";
import { authorChoice, bulkForm, rubricChoice } from "../forms.ts";
import { outcomeWords } from "../ui/outcome-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Выбранные статьи");

export const loader = load(async ({ api, url }) => {
  const ids = [...new Set(url.searchParams.getAll("ids"))].slice(0, 100).join();
  const { items, rubrics, editors } = await api.bulk.chosen({ ids });
  const option = ({ id: value, title: label }: { id: string; title: string }) => ({ value, label });
  const back = safePath(url.searchParams.get("back") ?? undefined, href(newsroom.desk));
  return { items, rubrics: rubrics.map(option), editors: editors.map(option), back };
});

const deed = (name: BulkDeed) =>
  intent(bulkForm, async ({ api, value: { ids, back } }) => {
    const outcome = await api.bulk.change({ ids, deed: name });
    return { to: safePath(back, href(newsroom.desk)), toast: outcomeWords(name, outcome) };
  });

export const action = act({
  unpublish: deed("unpublish"),
  archive: deed("archive"),
  trash: deed("trash"),
  rubric: intent(rubricChoice, async ({ api, value: { ids, back, rubric } }) => {
    const outcome = await api.bulk.change({ ids, deed: "rubric", rubric });
    return { to: safePath(back, href(newsroom.desk)), toast: outcomeWords("rubric", outcome) };
  }),
  author: intent(authorChoice, async ({ api, value: { ids, back, author } }) => {
    const outcome = await api.bulk.change({ ids, deed: "author", author });
    return { to: safePath(back, href(newsroom.desk)), toast: outcomeWords("author", outcome) };
  }),
});

const articles: [string, string, string] = ["статья", "статьи", "статей"];

export default function Chosen() {
  const { items, rubrics, editors, back } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const refused = useActionData<FormReply>()?.form?.error;
  const open = items.filter(({ shut }) => !shut);
  const out = open.filter(({ state }) => state === "published").length;
  const shelved = open.filter(({ state }) => state === "published" || state === "unpublished").length;
  const mine = items.filter((item) => item.mine).length;
  const places = [{ href: back, title: "Редакция" }];
  if (items.length === 0)
    return (
      <>
        <PageHeader title="Выбранные статьи" places={places} />
        <EmptyState icon="check" title="Ничего не отмечено" action={<ButtonLink href={back}>К списку</ButtonLink>}>
          Отметьте статьи в списке и нажмите «Сделать с отмеченными…».
        </EmptyState>
      </>
    );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Выбрано: ${counted(items.length, articles)}`} places={places}>
        Что с ними сделать? Чего с какой-то статьёй нельзя, того с ней не случится – мы скажем, с какой и почему.
      </PageHeader>
      <Lines items={items} />
      <Form className="mt-6 flex flex-wrap gap-3">
        <Kept items={items} back={back} />
        <Button name="intent" value="unpublish" disabled={out === 0}>
          Снять с публикации: {out}
        </Button>
        <Button name="intent" value="archive" disabled={shelved === 0}>
          В архив: {shelved}
        </Button>
        <Button look="quiet-danger" icon="delete" name="intent" value="trash" disabled={mine === 0}>
          Свои в корзину: {mine}
        </Button>
      </Form>
      <Form className="mt-6 flex flex-wrap items-end gap-3">
        <Kept items={items} back={back} />
        <div className="min-w-0 flex-1 basis-60">
          <SelectField
            name="rubric"
            label="Рубрика вместо нынешних"
            prompt="Выберите"
            options={rubrics}
            errors={refused?.rubric ?? []}
          />
        </div>
        <Button name="intent" value="rubric" disabled={open.length === 0}>
          Сменить рубрику: {open.length}
        </Button>
      </Form>
      {viewer.rights.includes("chief-editor") && editors.length > 0 && (
        <Form className="mt-6 flex flex-wrap items-end gap-3">
          <Kept items={items} back={back} />
          <div className="min-w-0 flex-1 basis-60">
            <SelectField
              name="author"
              label="Новый автор"
              prompt="Выберите"
              options={editors}
              errors={refused?.author ?? []}
            />
          </div>
          <Button name="intent" value="author">
            Передать: {items.length}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** What each of the forms is about, and where it goes back to. */
function Kept({ items, back }: { items: ChosenLine[]; back: string }) {
  return (
    <>
      <input type="hidden" name="back" value={back} />
      {items.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
    </>
  );
}

function Lines({ items }: { items: ChosenLine[] }) {
  return (
    <Card pad="s">
      <ul className="divide-y divide-line">
        {items.map(({ id, title, state, author, shut }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="text-sm text-muted">{author}</span>
              {shut && <span className="block text-sm text-muted">Опубликованное здесь меняет главный редактор</span>}
            </span>
            <Badge>{stateTitles[state]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
