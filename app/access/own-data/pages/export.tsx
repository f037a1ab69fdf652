import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ownData } from "../routes.ts";
import { ExportState } from "../ui/export-state.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои данные");

export const loader = load(({ api }) => api.ownData.state({}));

export const action = act({
  "ask-export": intent(z.object({}), async ({ api, here }) => {
    await api.ownData.ask({});
    return { to: here(), toast: { id: "export", kind: "success", text: "Собираем архив ваших данных" } };
  }),
});

export default function OwnExport() {
  const { last, nextAt, parts } = useLoaderData<typeof loader>();
  const { isGuest } = useRoot().viewer;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои данные" places={isGuest ? undefined : [{ href: href(cabinet.home), title: "Кабинет" }]}>
        Всё, что портал хранит о вас и от вас, можно забрать одним архивом: страницы, которые открываются без портала,
        те же данные для программ и ваши файлы.
      </PageHeader>
      <ExportState last={last} nextAt={nextAt} />
      <p className="mt-6">
        <Link href={href(ownData.erase)} className="inline-block min-h-6">
          Удалить мои данные
        </Link>
      </p>
      <Section id="inside" title="Что будет в архиве">
        <Titles parts={parts.filter((part) => part.any)} />
        <p className="mt-4 text-muted">
          Чужих публикаций и комментариев в архиве нет: где вы отвечали, сохраняли и ставили реакции, останутся адреса.
        </p>
      </Section>
      {parts.some((part) => !part.any) && (
        <Section id="nothing" title="Чего о вас на портале пока нет">
          <Titles parts={parts.filter((part) => !part.any)} />
        </Section>
      )}
    </div>
  );
}

function Titles({ parts }: { parts: { title: string }[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 text-soft sm:grid-cols-2">
      {parts.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
