import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placedChangeForm, previewForm, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { TheirPublication } from "#app/engines/content/ui/their-publication.tsx";
import { openChange } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { changeIntents } from "#app/feed/ugc/forms.ts";
import { WrittenBeside } from "#app/feed/ugc/ui/written-beside.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { postAt } from "../forms.ts";
import { anyCommunity, communities } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правка поста");

export const loader = load(async (args) => {
  const { community, id } = await postAt(args);
  const [source, draft] = await Promise.all([
    args.api.communities.source({ id }),
    openChange(args.api, id, args.query.draft),
  ]);
  const { title, body, revision } = source;
  return { community, source, draft, values: { title, body, revision, ...draft.fields } };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  save: intent(placedChangeForm, async ({ api, value, params }) => {
    const { id, alias, waits, ...heard } = await api.communities.rewrite({ id: params.threadId ?? "", ...value });
    const text = waits ? "Отправлено на проверку" : "Изменения сохранены";
    const to = href(communities.post, { communityAlias: alias, threadId: id });
    return { to, toast: { id: "saved", kind: "success", text: withHeard(text, heard) } };
  }),
  ...changeIntents("community-post", "threadId", (draft, { communityAlias = anyCommunity, threadId = "" }) =>
    href(communities.editPost, { communityAlias, threadId }, { draft }),
  ),
});

export { reloadsWhenRefused as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function EditPost() {
  const { community, source, draft, values } = useLoaderData<typeof loader>();
  const { alias, title } = community;
  const home = href(communities.post, { communityAlias: alias, threadId: source.id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Правка поста"
        places={[{ href: href(communities.community, { communityAlias: alias }), title }]}
      />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="save"
        send="Сохранить"
        back={home}
        source={source}
        draft={draft}
        values={values}
        theirs={<TheirPublication source={source} href={home} />}
        beside={<WrittenBeside files={source.attachments} asked={source.asked} />}
      />
    </div>
  );
}
