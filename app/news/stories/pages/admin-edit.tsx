import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readersOf } from "#app/people/account/forms.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { storyChangeForm } from "../forms.ts";
import { deskFor, useDesk } from "../ui/desk-pages.ts";
import { placesOf } from "../ui/places.ts";
import { StoryForm } from "../ui/story-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки истории");

export const loader = load(async ({ api, params }) => {
  const [story, choices] = await Promise.all([
    api.stories.source({ id: params.id ?? "", to: "write" }),
    api.account.audiences({}),
  ]);
  const { id, title, cover, ownCover, inOwnName, reach, audience, revision } = story;
  return { source: { id, title, cover, ownCover, inOwnName, reach, audience, revision }, choices };
});

export const action = act({
  save: intent(storyChangeForm, async ({ api, params, value, viewer }) => {
    const id = params.id ?? "";
    const { title, cover, dropCover, revision } = value;
    await api.stories.change({ id, title, cover, dropCover, revision, ...readersOf(value) });
    return {
      to: href(deskFor(viewer).story, { id }),
      toast: { id: "story", kind: "success", text: "История обновлена" },
    };
  }),
});

export default function EditStory() {
  const { source, choices } = useLoaderData<typeof loader>();
  const desk = useDesk();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Название, обложка и читатели" places={placesOf(desk, source)} />
      <StoryForm source={source} choices={choices} send="Сохранить" back={href(desk.story, source)} />
    </div>
  );
}
