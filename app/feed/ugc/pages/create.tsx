import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { previewForm, publicationForm, valuesOf, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { WhereField } from "#app/engines/content/ui/where-field.tsx";
import { keepDraft, openDraft } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { besideDraft, draftIntents } from "../forms.ts";
import { ugc } from "../routes.ts";
import { WrittenBeside } from "../ui/written-beside.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая публикация");

export const loader = load(async ({ api, query }) => {
  const [draft, audiences] = await Promise.all([openDraft(api, "post", query.draft), api.account.audiences({})]);
  if (query.hashtag) draft.fields.body ??= `#${query.hashtag} `;
  return {
    back: safePath(query.from),
    draft,
    values: valuesOf(undefined, draft),
    audiences,
    ...(await besideDraft(api, query.draft)),
  };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  publish: intent(publicationForm, async ({ api, value, query: { from } }) => {
    const { href: at, waits, ...heard } = await api.content.create(value);
    const text = withHeard(waits ? "Отправлено на проверку модератору" : "Опубликовано", heard);
    // Whoever writes over a list stays there; what was written need not stand in it.
    const link = from ? { text: "Открыть", href: at } : undefined;
    return { to: from ? safePath(from) : at, toast: { id: "published", kind: "success", text, link } };
  }),
  ...draftIntents("post"),
  "choose-theme": keepDraft("post", { goTo: (draft) => href(ugc.theme, null, { draft }) }),
});

export { staysWhileWriting as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function CreatePublication() {
  const { back, draft, values, audiences, files, asked } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новая публикация" />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="publish"
        send="Опубликовать"
        back={back}
        draft={draft}
        values={values}
        where={({ feed, reach, parts, people }) => (
          <WhereField fields={{ feed, reach, parts, people }} choices={audiences} />
        )}
        beside={<WrittenBeside files={files} asked={asked} />}
      />
    </div>
  );
}
