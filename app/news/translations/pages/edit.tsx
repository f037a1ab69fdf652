import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepDraft, openChange } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { DeskTranslation, translationSteps } from "../contract.ts";
import { translationForm } from "../forms.ts";
import { translations } from "../routes.ts";
import { TranslationForm } from "../ui/translation-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ version: DeskTranslation }>(
  ({ version }) => `${version.name}: ${version.original.title}`,
  "Языковая версия",
);

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const [version, draft] = await Promise.all([api.translations.source({ id }), openChange(api, id, query.draft)]);
  return { version, draft };
});

const stepDone = {
  save: "Сохранено",
  show: "Версию видят читатели",
  hide: "Версию больше не видят читатели",
};

const change = (step: (typeof translationSteps)[number]) =>
  intent(translationForm(step), async ({ api, value, params: { id = "" }, here }) => {
    await api.translations.change({ id, ...value });
    return { to: here(undefined, { draft: undefined }), toast: { id: "saved", kind: "success", text: stepDone[step] } };
  });

export const action = act({
  save: change("save"),
  show: change("show"),
  hide: change("hide"),
  "save-draft": keepDraft("translation", { subject: "id", wordsOnly: true }),
});

export { reloadsWhenRefused as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function EditTranslation() {
  const { version, draft } = useLoaderData<typeof loader>();
  const { id, articleId, name, own, language, original } = version;
  const list = href(translations.list, { id: articleId });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`${name} · ${own}`}
        places={[
          { href: href(newsroom.edit, { id: articleId }), title: original.title },
          { href: list, title: "Языковые версии" },
        ]}
        actions={
          <>
            <ButtonLink href={href(newsroom.preview, { id: articleId }, { language })} icon="eye">
              Предпросмотр
            </ButtonLink>
            <DialogLink href={href(translations.remove, { id })} icon="delete">
              Удалить
            </DialogLink>
          </>
        }
      />
      <OtherDraft draft={draft.other} />
      <Stale version={version} />
      <TranslationForm key={version.revision} version={version} draft={draft} back={list} />
    </div>
  );
}

/** The original says something else since these words were made from it. */
function Stale({ version: { articleId, sourceRevision, originalRevision } }: { version: DeskTranslation }) {
  if (sourceRevision >= originalRevision) return null;
  return (
    <div className="mb-4">
      <Notice
        look="warning"
        title="Оригинал изменился"
        action={
          <ButtonLink href={href(newsroom.revision, { id: articleId, revision: String(sourceRevision) })} size="s">
            Что изменилось
          </ButtonLink>
        }
      >
        Сверьте эту версию с ним: когда вы её сохраните, она будет считаться сверенной.
      </Notice>
    </div>
  );
}
