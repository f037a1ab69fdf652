import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeForm, previewForm, valuesOf, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { WhereField } from "#app/engines/content/ui/where-field.tsx";
import { openChange } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { later } from "#app/ui/later.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { changeIntents } from "../forms.ts";
import { ugc } from "../routes.ts";
import { WrittenBeside } from "../ui/written-beside.tsx";

const TheirPublication = later(async () => ({
  default: (await import("#app/engines/content/ui/their-publication.tsx")).TheirPublication,
}));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правка публикации");

export const loader = load(async ({ api, params: { postId = "" }, query }) => {
  const [source, draft, audiences] = await Promise.all([
    api.content.source({ id: postId }),
    openChange(api, postId, query.draft),
    api.account.audiences({}),
  ]);
  return { source, draft, values: valuesOf(source, draft), audiences };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  save: intent(changeForm, async ({ api, value, params }) => {
    const { href: to, waits, ...heard } = await api.content.edit({ id: params.postId ?? "", ...value });
    const text = waits ? "Отправлено на проверку модератору" : "Изменения сохранены";
    return { to, toast: { id: "saved", kind: "success", text: withHeard(text, heard) } };
  }),
  ...changeIntents("post", "postId"),
});

export { reloadsWhenRefused as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function EditPublication() {
  const { source, draft, values, audiences } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Правка публикации" />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="save"
        send="Сохранить"
        back={href(ugc.post, { id: source.id })}
        source={source}
        draft={draft}
        values={values}
        where={({ feed, reach, parts, people }) => (
          <WhereField fields={{ feed, reach, parts, people }} choices={audiences} value={source} />
        )}
        theirs={<TheirPublication source={source} href={href(ugc.post, { id: source.id })} />}
        beside={<WrittenBeside files={source.attachments} asked={source.asked} />}
      />
    </div>
  );
}
