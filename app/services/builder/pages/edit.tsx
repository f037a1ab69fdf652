import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { PageDraft } from "../contract.ts";
import { pageIntents } from "../forms.ts";
import { builder } from "../routes.ts";
import { BlockRow } from "../ui/block-row.tsx";
import { kindOf, kindsOfBlocks } from "../ui/kinds-of-blocks.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { draft: PageDraft };

export const meta: MetaFunction = titled<View>(({ draft }) => `Собрать: ${draft.title}`, "Страница сервиса");

export const loader = load(async ({ api, params: { pageId: id = "" } }) => ({
  draft: await api.builder.draft({ id }),
}));

export const action = act(pageIntents);

export default function EditPage() {
  const { draft } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id, title, alias, serviceTitle, revision, blocks, published, changed, changedBy, changedAt } = draft;
  const { fields, problems } = useSmallForm("page", { title, alias });
  const out = published === null ? "Её ещё никто не видит." : `Люди видят версию ${published}.`;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[
          { href: href(builder.list), title: "Конструктор страниц" },
          { href: href(builder.list), title: serviceTitle },
        ]}
        actions={
          <ButtonLink icon="eye" href={href(builder.preview, { pageId: id })}>
            Как увидят
          </ButtonLink>
        }
      >
        {out} {changed && published !== null && "В черновике есть изменения. "}
        Последняя правка: {changedBy}, <Time value={changedAt} zone={viewer.timeZone} now={now} />.
      </PageHeader>
      <div id="page" className="mb-4 empty:hidden">
        <ErrorSummary problems={problems} title="Не сделано" />
      </div>
      {blocks.length > 0 ? (
        <ol className="grid gap-3">
          {blocks.map((block, at) => (
            <BlockRow key={block.id} draft={draft} block={block} at={at} />
          ))}
        </ol>
      ) : (
        <p className="text-soft">Блоков пока нет. Начните с текста.</p>
      )}
      <Section id="add" title="Добавить блок" level={3}>
        <ul className="flex flex-wrap gap-2">
          {kindsOfBlocks.map((kind) => (
            <li key={kind}>
              <ButtonLink icon="add" href={href(builder.block, { pageId: id, blockId: "new" }, { kind })}>
                {kindOf(kind).title}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <Form className="mt-6">
        <input type="hidden" name="revision" value={revision} />
        <Button look="primary" icon="send" name="intent" value="publish" disabled={!changed && published !== null}>
          Опубликовать
        </Button>
      </Form>
      <Versions draft={draft} />
      <Disclosure title="Название, адрес, удаление" className="mt-3">
        <Form className="space-y-4">
          <input type="hidden" name="revision" value={revision} />
          <TextField field={fields.title} label="Название" maxLength={100} />
          <TextField field={fields.alias} label="Конец адреса" maxLength={40} spellCheck={false} />
          <Button name="intent" value="rename">
            Сохранить
          </Button>
        </Form>
        <Form className="mt-5">
          <Button look="quiet-danger" name="intent" value="remove">
            Удалить страницу
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

/** What was let out before: each version can come back into the draft. */
function Versions({ draft: { snapshots, revision } }: View) {
  const { viewer, now } = useRoot();
  if (snapshots.length === 0) return null;
  return (
    <Disclosure title="Версии" className="mt-6">
      <Card as="ul" pad="none" className="divide-y divide-line px-4">
        {snapshots.map(({ id, number, at, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <span className="mr-auto">
              Версия {number}, <Time value={at} zone={viewer.timeZone} now={now} look="moment" />, {by}
            </span>
            <Form>
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="snapshot" value={id} />
              <Button size="s" name="intent" value="roll-back" aria-label={`Вернуть версию ${number} в черновик`}>
                Вернуть в черновик
              </Button>
            </Form>
          </li>
        ))}
      </Card>
    </Disclosure>
  );
}
