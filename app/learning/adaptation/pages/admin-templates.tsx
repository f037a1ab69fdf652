import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { TemplateLine } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { stepForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Программы адаптации");

export const loader = load(({ api }) => api.adaptation.templates({}));

const archived = (isArchived: boolean, text: string) =>
  intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.adaptation.archive({ ...value, archived: isArchived });
    return { to: here(), toast: { id: "template", kind: "success", text } };
  });

export const action = act({
  archive: archived(true, "Программа в архиве: кто проходит, тот пройдёт"),
  revive: archived(false, "Программа снова открыта"),
});

export default function AdminTemplates() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Программы адаптации"
        actions={
          <ButtonLink href={href(adaptationDesk.adminSettings, { id: "new" })} look="primary" icon="add">
            Новая программа
          </ButtonLink>
        }
      />
      <DeskTabs current="Программы" />
      {items.length === 0 && (
        <EmptyState icon="adaptation" title="Программ пока нет">
          Программа – уровни и шаги: что прочитать, с кем познакомиться, что сделать и к какому дню.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item.id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link className="inline-block min-h-6" href={href(adaptationDesk.adminTemplate, { id: item.id })}>
                {item.title}
              </Link>
              <p className="text-sm text-muted">{aboutOf(item)}</p>
            </div>
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              {item.archived && <Badge look="warning">В архиве</Badge>}
              {item.version === 0 && <Badge>Черновик</Badge>}
              {item.version > 0 && item.changed && <Badge look="brand">Есть правки</Badge>}
              {item.starts && !item.archived && <Badge look="success">Начинается сама</Badge>}
            </p>
            <ButtonLink size="s" href={href(adaptationDesk.adminFigures, { id: item.id })}>
              Как проходят
            </ButtonLink>
            <Form>
              <input type="hidden" name="id" value={item.id} />
              <Button size="s" look="quiet" name="intent" value={item.archived ? "revive" : "archive"}>
                {item.archived ? "Вернуть" : "В архив"}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

function aboutOf({ steps, version, walking }: TemplateLine): string {
  const parts = [
    counted(steps, stepForms),
    version ? `редакция ${version}` : "",
    walking ? `проходят: ${walking}` : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
