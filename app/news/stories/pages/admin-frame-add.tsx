import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { filmForm, frameForm } from "../forms.ts";
import { deskFor, useDesk } from "../ui/desk-pages.ts";
import { FilmForm } from "../ui/film-form.tsx";
import { FrameForm } from "../ui/frame-form.tsx";
import { placesOf } from "../ui/places.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый кадр");

export const loader = load(async ({ api, params, query: { kind } }) => {
  const { id, title, frameCount } = await api.stories.source({ id: params.id ?? "", to: "write" });
  return { id, title, frameCount, isFilm: kind === "film" };
});

const added = { id: "frame", kind: "success" as const, text: "Кадр добавлен" };

export const action = act({
  save: intent(frameForm, async ({ api, params, value, viewer }) => {
    const id = params.id ?? "";
    await api.stories.addFrame({ id, ...value });
    return { to: href(deskFor(viewer).story, { id }), toast: added };
  }),
  "save-and-next": intent(frameForm, async ({ api, params, value, here }) => {
    await api.stories.addFrame({ id: params.id ?? "", ...value });
    return { to: here(), toast: added };
  }),
  "save-film": intent(filmForm, async ({ api, params, value, viewer }) => {
    const id = params.id ?? "";
    await api.stories.addFilm({ id, ...value });
    return { to: href(deskFor(viewer).story, { id }), toast: added };
  }),
});

export default function AddFrame() {
  const { isFilm, ...story } = useLoaderData<typeof loader>();
  const desk = useDesk();
  const Shown = isFilm ? FilmForm : FrameForm;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Кадр ${story.frameCount + 1}`} places={placesOf(desk, story)} />
      <Tabs
        label="Что в кадре"
        look="pills"
        tabs={[
          { href: href(desk.frameAdd, story), title: "Картинка", current: !isFilm },
          { href: href(desk.frameAdd, story, { kind: "film" }), title: "Видео", current: isFilm },
        ]}
      />
      <div className="mt-4">
        <Shown key={story.frameCount} back={href(desk.story, story)} />
      </div>
    </div>
  );
}
