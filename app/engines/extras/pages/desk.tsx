import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { fileForm, filesForm, otherForm } from "../forms.ts";
import { FilesCard } from "../ui/files-card.tsx";
import { RelatedArticles } from "../ui/related-articles.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(
  ({ title }) => `Файлы и ссылки: ${title}`,
  "Файлы и ссылки",
);

export const loader = load(async ({ api, params: { id = "" }, query: { find = "" } }) => {
  return { id, find, ...(await api.extras.desk({ id, query: find })) };
});

const said = (text: string) => ({ id: "extras", kind: "success" as const, text });

export const action = act({
  attach: intent(filesForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.extras.attach({ id, ...value });
    return { to: here("files"), toast: said("Приложено") };
  }),
  detach: intent(fileForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.extras.detach({ id, ...value });
    return { to: here("files"), toast: said("Файл убран") };
  }),
  relate: intent(otherForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.extras.relate({ id, ...value, chosen: true });
    return { to: here("related"), toast: said("Статья выбрана") };
  }),
  unrelate: intent(otherForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.extras.relate({ id, ...value, chosen: false });
    return { to: here("related"), toast: said("Статья убрана") };
  }),
});

export default function Extras() {
  const { id, find, title, files, related, found } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Файлы и ссылки" places={[{ href: href(newsroom.edit, { id }), title }]}>
        Что стоит под статьёй. Читатели увидят изменения сразу, если она опубликована.
      </PageHeader>
      <FilesCard files={files} />
      <RelatedArticles id={id} find={find} related={related} found={found} />
    </div>
  );
}
