import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readersOf } from "#app/people/account/forms.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { storyForm } from "../forms.ts";
import { ClosedNotice } from "../ui/closed-notice.tsx";
import { deskFor, useDesk } from "../ui/desk-pages.ts";
import { StoryForm } from "../ui/story-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая история");

export const loader = load(async ({ api }) => {
  const [choices, { adding }] = await Promise.all([api.account.audiences({}), api.stories.bar({})]);
  return { choices, isOpen: adding !== null };
});

export const action = act({
  save: intent(storyForm, async ({ api, value, viewer }) => {
    const { id } = await api.stories.create({ title: value.title, cover: value.cover, ...readersOf(value) });
    return { to: href(deskFor(viewer).frameAdd, { id }) };
  }),
});

export default function CreateStory() {
  const { choices, isOpen } = useLoaderData<typeof loader>();
  const { list, title, isEditor } = useDesk();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новая история" places={[{ href: href(list), title }]}>
        Сначала название и читатели, потом кадры.{" "}
        {isEditor
          ? "До показа историю видят только редакторы."
          : "Читатели увидят ваше имя и портрет, а до показа историю видите только вы и редакторы."}
      </PageHeader>
      {isOpen ? <StoryForm choices={choices} send="Дальше: первый кадр" back={href(list)} /> : <ClosedNotice />}
    </div>
  );
}
