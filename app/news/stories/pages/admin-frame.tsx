import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { filmChangeForm, frameChangeForm } from "../forms.ts";
import { deskFor, useDesk } from "../ui/desk-pages.ts";
import { FilmForm } from "../ui/film-form.tsx";
import { FrameForm } from "../ui/frame-form.tsx";
import { placesOf } from "../ui/places.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кадр истории");

export const loader = load(async ({ api, params, requestId, now }) => {
  const { id, title, frames } = await api.stories.source({ id: params.id ?? "", to: "write" });
  const at = frames.findIndex((one) => one.id === params.frameId);
  if (at < 0) throw data({ code: requestId, at: now }, { status: 404 });
  return { id, title, frame: frames[at]!, number: at + 1 };
});

const changed = { id: "frame", kind: "success" as const, text: "Кадр обновлён" };

export const action = act({
  save: intent(frameChangeForm, async ({ api, params, value, viewer }) => {
    const id = params.id ?? "";
    await api.stories.changeFrame({ id, frameId: params.frameId ?? "", ...value });
    return { to: href(deskFor(viewer).story, { id }), toast: changed };
  }),
  "save-film": intent(filmChangeForm, async ({ api, params, value, viewer }) => {
    const id = params.id ?? "";
    await api.stories.changeFilm({ id, frameId: params.frameId ?? "", ...value });
    return { to: href(deskFor(viewer).story, { id }), toast: changed };
  }),
});

export default function EditFrame() {
  const { frame, number, ...story } = useLoaderData<typeof loader>();
  const desk = useDesk();
  const Shown = frame.film ? FilmForm : FrameForm;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Кадр ${number}`} places={placesOf(desk, story)} />
      <Shown frame={frame} back={href(desk.story, story)} />
    </div>
  );
}
