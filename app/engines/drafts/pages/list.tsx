import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ugc } from "#app/feed/ugc/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ListedDraft } from "../contract.ts";
import { droppedForm } from "../forms.ts";
import { drafts } from "../routes.ts";
import { textOf } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Черновики");

export const loader = load(({ api, query: { after } }) => api.drafts.list({ after }));

export const action = act({
  drop: intent(droppedForm, async ({ api, value, here }) => {
    await api.drafts.drop(value);
    return { to: here(), toast: { id: "dropped", kind: "success", text: "Черновик удалён" } };
  }),
});

export default function Drafts() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Черновики" places={[{ href: href(ugc.own), title: "Мои публикации" }]}>
        То, что вы начали и ещё не отправили. Видите это только вы.
      </PageHeader>
      {items.length === 0 && (
        <EmptyState
          icon="edit"
          title="Черновиков нет"
          action={
            <ButtonLink href={href(ugc.create)} look="primary">
              Написать
            </ButtonLink>
          }
        >
          Начните писать: всё, что вы не успели отправить, сохранится здесь.
        </EmptyState>
      )}
      <ul className="space-y-3">
        {items.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
      {next && <MoreLink href={href(drafts.list, null, { after: next })} />}
    </div>
  );
}

function DraftLine({ draft }: { draft: ListedDraft }) {
  const { viewer, now } = useRoot();
  const title = textOf(draft, "title");
  const words = draft.words.slice(0, 160);
  return (
    <Card as="li" lifts className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <CardLink href={draft.href} className="font-medium">
          {title || words || "Без слов"}
        </CardLink>
        {title && words && <p className="mt-1 line-clamp-2 text-soft">{words}</p>}
        <p className="mt-1 text-sm text-muted">
          {draft.what} · <Time value={draft.savedAt} zone={viewer.timeZone} now={now} />
        </p>
      </div>
      <Form className="relative z-1">
        <input type="hidden" name="id" value={draft.id} />
        <Button look="quiet" size="s" name="intent" value="drop" icon="delete" aria-label="Удалить черновик">
          Удалить
        </Button>
      </Form>
    </Card>
  );
}
