import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { DeskTrashLine } from "../contract.ts";
import { trashedForm } from "../forms.ts";
import { trash } from "../routes.ts";
import { TrashWords } from "../ui/trash-words.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Корзина компании");

export const loader = load(({ api, query: { after } }) => api.trash.desk({ after }));

export const action = act({
  "bring-back": intent(trashedForm, async ({ api, value, here }) => {
    await api.trash.bringBack(value);
    return { to: here(), toast: { id: "restored", kind: "success", text: "Читатели снова это видят" } };
  }),
});

export default function DeskTrash() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Корзина компании" places={[{ href: href(moderation.desk), title: "Модерация" }]}>
        Всё, что удалили за тридцать дней авторы и модераторы. То, что удалил автор, вернёт только он.
      </PageHeader>
      {items.length > 0 ? (
        <ul className="space-y-3">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="empty" title="За тридцать дней никто ничего не удалил" />
      )}
      {next && <MoreLink href={href(trash.desk, null, { after: next })} />}
    </div>
  );
}

function Line({ item }: { item: DeskTrashLine }) {
  const { kind, id, words, author, by, byAuthor } = item;
  return (
    <Card as="li">
      <TrashWords item={item} />
      <p className="mt-1 text-sm text-soft">
        Автор: {author}. {byAuthor ? "Удалено автором." : `Удалил модератор: ${by}.`}
      </p>
      {!byAuthor && (
        <Form className="mt-3">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <Button size="s" name="intent" value="bring-back" icon="undo">
            Вернуть читателям<VisuallyHidden>: {words.slice(0, 60)}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </Card>
  );
}
