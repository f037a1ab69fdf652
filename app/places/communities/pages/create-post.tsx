import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placedForm, previewForm, valuesOf, withHeard } from "#app/engines/content/forms.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { openDraft } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { CallHint } from "#app/engines/membership/ui/call-hint.tsx";
import { besideDraft, draftIntents } from "#app/feed/ugc/forms.ts";
import { WrittenBeside } from "#app/feed/ugc/ui/written-beside.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { anyCommunity, communities } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый пост");

/** A draft knows the community that it was begun in; an address without one leads there. */
export const loader = load(async (args) => {
  const { api, params, query } = args;
  const draft = await openDraft(api, "community-post", query.draft);
  const { community: begun } = draft.fields;
  if (params.communityAlias === anyCommunity)
    throw redirect(
      typeof begun === "string"
        ? href(communities.createPost, { communityAlias: begun }, { draft: draft.id })
        : href(communities.list),
    );
  const community = await communityAt(args, "write");
  return { community, draft, values: valuesOf(undefined, draft), ...(await besideDraft(api, query.draft)) };
});

export const action = act({
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  publish: intent(placedForm, async ({ api, value, params: { communityAlias = "" } }) => {
    const { id: place } = await api.communities.community({ alias: communityAlias });
    const { id, alias, waits, ...heard } = await api.communities.write({ id: place, ...value });
    const text = withHeard(waits ? "Отправлено на проверку" : "Опубликовано", heard);
    const to = href(communities.post, { communityAlias: alias, threadId: id });
    return { to, toast: { id: "published", kind: "success", text } };
  }),
  ...draftIntents("community-post", (draft, { communityAlias = anyCommunity }) =>
    href(communities.createPost, { communityAlias }, { draft }),
  ),
});

export { staysWhileWriting as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function CreatePost() {
  const { community, draft, values, files, asked } = useLoaderData<typeof loader>();
  const home = href(communities.community, { communityAlias: community.alias });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый пост" places={[{ href: home, title: community.title }]} />
      <OtherDraft draft={draft.other} />
      <PublicationForm
        id="publication"
        intent="publish"
        send="Опубликовать"
        back={home}
        draft={draft}
        values={values}
        beside={
          <>
            <input type="hidden" name="community" value={community.alias} />
            <WrittenBeside files={files} asked={asked} />
            <CallHint place={community} />
          </>
        }
      />
    </div>
  );
}
