import type { MetaFunction } from "@remix-run/node";
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

export const meta: MetaFunction = titled("Файлы публикации");

export const loader = load(async ({ api, params: { postId = "" }, query: { draft, back } }) => {
  const writing = href(ugc.edit, { postId }, draft ? { draft } : undefined);
  return { back: safePath(back, writing), ...(await api.extras.own({ of: "post", id: postId })) };
});

export const action = act({
  attach: intent(filesForm, async ({ api, value, params: { postId: id = "" }, here }) => {
    const { waits } = await api.extras.attachOwn({ of: "post", id, ...value });
    const text = waits ? "Приложено. Публикация отправлена на проверку модератору" : "Приложено";
    return { to: here("files"), toast: { id: "files", kind: "success", text } };
  }),
  detach: intent(fileForm, async ({ api, value, params: { postId: id = "" }, here }) => {
    await api.extras.detachOwn({ of: "post", id, ...value });
    return { to: here("files"), toast: { id: "files", kind: "success", text: "Файл убран" } };
  }),
});

export default function PublicationFiles() {
  const { back, files } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Файлы публикации">Читатели публикации увидят изменения сразу.</PageHeader>
      <FilesCard files={files} />
      <BackToWriting href={back} />
    </div>
  );
}
