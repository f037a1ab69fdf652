import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ugc } from "#app/feed/ugc/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { TrashLine } from "../contract.ts";
import { trashedForm } from "../forms.ts";
import { trash } from "../routes.ts";
import { TrashWords } from "../ui/trash-words.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Корзина");

export const loader = load(({ api, query: { after } }) => api.trash.own({ after }));

export const action = act({
  restore: intent(trashedForm, async ({ api, value, here }) => {
    const { href: link } = await api.trash.restore(value);
    const toast = {
      id: "restored",
      kind: "success" as const,
      text: "Вернулось на место",
      link: { text: "Открыть", href: link },
    };
    return { to: here(), toast };
  }),
});

export default function OwnTrash() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Корзина" places={[{ href: href(ugc.own), title: "Мои публикации" }]}>
        Удалённое лежит здесь тридцать дней, потом исчезает насовсем. Видите его вы и модераторы компании.
      </PageHeader>
      {items.length > 0 ? (
        <ul className="space-y-3">
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="empty" title="Корзина пуста">
          Если вы удалите публикацию или комментарий, их можно будет вернуть отсюда.
        </EmptyState>
      )}
      {next && <MoreLink href={href(trash.own, null, { after: next })} />}
    </div>
  );
}

function Line({ item }: { item: TrashLine }) {
  const { kind, id, words } = item;
  const which = <VisuallyHidden>: {words.slice(0, 60)}</VisuallyHidden>;
  return (
    <Card as="li">
      <TrashWords item={item} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Form>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <Button size="s" name="intent" value="restore" icon="undo">
            Вернуть{which}
          </Button>
        </Form>
        <DialogLink href={href(trash.purge, { kind, id })} size="s" look="quiet-danger">
          Удалить насовсем{which}
        </DialogLink>
      </div>
    </Card>
  );
}
