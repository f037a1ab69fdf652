import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readersOf } from "#app/account/forms.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { storyForm } from "../forms.ts";
import { stories } from "../routes.ts";
import { StoryForm } from "../ui/story-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая история");

export const loader = load(({ api }) => api.account.audiences({}));

export const action = act({
  save: intent(storyForm, async ({ api, value }) => {
    const { id } = await api.stories.create({ title: value.title, cover: value.cover, ...readersOf(value) });
    return { to: href(stories.adminFrameAdd, { id }) };
  }),
});

export default function CreateStory() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новая история" places={[{ href: href(stories.adminList), title: "Истории" }]}>
        Сначала название и читатели, потом кадры. До показа историю видят только редакторы.
      </PageHeader>
      <StoryForm choices={useLoaderData<typeof loader>()} send="Дальше: первый кадр" back={href(stories.adminList)} />
    </div>
  );
}
