import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fileForm, filesForm } from "#app/engines/extras/forms.ts";
import { FilesCard } from "#app/engines/extras/ui/files-card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import { BackToWriting } from "../ui/back-to-writing.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Файлы черновика");

/** Files wait beside a draft; without one there is nothing to keep them with, and one begins to write. */
export const loader = load(async ({ api, query: { draft, back } }) => {
  if (!draft) throw redirect(href(ugc.create));
  return {
    back: safePath(back, href(ugc.create, null, { draft })),
    ...(await api.extras.own({ of: "draft", id: draft })),
  };
});

export const action = act({
  attach: intent(filesForm, async ({ api, value, query: { draft: id = "" }, here }) => {
    await api.extras.attachOwn({ of: "draft", id, ...value });
    return { to: here("files"), toast: { id: "files", kind: "success", text: "Приложено" } };
  }),
  detach: intent(fileForm, async ({ api, value, query: { draft: id = "" }, here }) => {
    await api.extras.detachOwn({ of: "draft", id, ...value });
    return { to: here("files"), toast: { id: "files", kind: "success", text: "Файл убран" } };
  }),
});

export default function DraftFiles() {
  const { back, files } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Файлы публикации">
        Файлы хранятся вместе с черновиком. Читатели получат их, когда вы опубликуете текст.
      </PageHeader>
      <FilesCard files={files} />
      <BackToWriting href={back} />
    </div>
  );
}
