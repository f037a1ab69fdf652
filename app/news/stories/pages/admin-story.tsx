import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reactionTitles } from "#app/engines/content/ui/reaction-titles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { momentOf } from "#app/web/wall-time.ts";
import { framesAtMost } from "../contract.ts";
import { frameMoveForm, frameRemoveForm, keepForm, showingForm } from "../forms.ts";
import { stories } from "../routes.ts";
import { Answers } from "../ui/answers.tsx";
import { DeskFrames } from "../ui/desk-frames.tsx";
import { useDesk } from "../ui/desk-pages.ts";
import { KeepForm } from "../ui/keep-form.tsx";
import { Showing } from "../ui/showing.tsx";
import { ShowingForm } from "../ui/showing-form.tsx";
import { StoryBadge } from "../ui/story-states.tsx";
import { Viewers } from "../ui/viewers.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ story: { title: string } }>(({ story }) => `История: ${story.title}`);

export const loader = load(async ({ api, params: { id = "" }, query: { after }, viewer }) => {
  const [story, answers, { rubrics }] = await Promise.all([
    api.stories.source({ id }),
    api.stories.answers({ id, after }),
    viewer.rights.includes("editor") ? api.newsroom.choices({}) : { rubrics: [] },
  ]);
  const counts = Object.entries(story.reactions.counts) as [keyof typeof reactionTitles, number][];
  // In words already: the page needs nothing else of the reactions' script.
  const felt = counts.map(([name, count]) => `${reactionTitles[name].title}: ${count}`).join(", ");
  return { story, answers, rubrics, felt, isFull: story.frames.length >= framesAtMost };
});

const done = (text: string) => ({ id: "story", kind: "success" as const, text });

export const action = act({
  move: intent(frameMoveForm, async ({ api, params, value, here }) => {
    await api.stories.moveFrame({ id: params.id ?? "", ...value });
    return { to: here(value.frameId) };
  }),
  "remove-frame": intent(frameRemoveForm, async ({ api, params, value, here }) => {
    await api.stories.removeFrame({ id: params.id ?? "", ...value });
    return { to: here("frames"), toast: done("Кадр удалён") };
  }),
  schedule: intent(showingForm, async ({ api, params, value, viewer, here }) => {
    const publishAt = value.publishAt && momentOf(value.publishAt, viewer.timeZone);
    await api.stories.schedule({ id: params.id ?? "", publishAt, hours: value.hours });
    return { to: here(), toast: done("Показ назначен") };
  }),
  end: intent(z.object({}), async ({ api, params, here }) => {
    await api.stories.end({ id: params.id ?? "" });
    return { to: here(), toast: done("Показ закончен") };
  }),
  keep: intent(keepForm, async ({ api, params, value, here }) => {
    await api.stories.keep({ id: params.id ?? "", on: value.on });
    return {
      to: here("kept"),
      toast: done(value.on ? "История останется и после показа" : "История больше нигде не остаётся"),
    };
  }),
  archive: intent(z.object({}), async ({ api, params, here }) => {
    await api.stories.archive({ id: params.id ?? "", archived: true });
    return { to: here(), toast: done("История в архиве") };
  }),
  unarchive: intent(z.object({}), async ({ api, params, here }) => {
    await api.stories.archive({ id: params.id ?? "", archived: false });
    return { to: here(), toast: done("История вернулась из архива") };
  }),
});

export default function DeskStory() {
  const { story, answers, rubrics, isFull, felt } = useLoaderData<typeof loader>();
  const { id, title, state, writable } = story;
  const desk = useDesk();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[{ href: href(desk.list), title: desk.title }]}
        actions={<Deeds id={id} writable={writable} />}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StoryBadge state={state} />{" "}
          <span>
            <Showing story={story} />
          </span>
          {!writable && (
            <span>{story.author} рассказывает от своего имени: показ можно закончить, а слова не изменить</span>
          )}
        </span>
      </PageHeader>
      <Section
        id="frames"
        title="Кадры"
        action={
          !isFull &&
          writable && (
            <ButtonLink size="s" icon="add" href={href(desk.frameAdd, { id })}>
              Добавить кадр
            </ButtonLink>
          )
        }
      >
        <DeskFrames story={story} />
      </Section>
      <Section id="shown" title="Показ">
        <ShowingForm key={`${story.publishAt}`} story={story} />
      </Section>
      <Section id="kept" title="После показа">
        <KeepForm key={`${story.keptOn}`} story={story} rubrics={rubrics} />
      </Section>
      {state !== "draft" && (
        <Section id="viewers" title="Кто посмотрел">
          <Viewers story={story} felt={felt} />
        </Section>
      )}
      {state !== "draft" && (
        <Section id="answers" title="Ответы">
          <Answers story={story} answers={answers} />
        </Section>
      )}
    </div>
  );
}

function Deeds({ id, writable }: { id: string; writable: boolean }) {
  const desk = useDesk();
  return (
    <>
      <ButtonLink size="s" icon="eye" href={href(stories.story, { id })}>
        Посмотреть
      </ButtonLink>
      {writable && (
        <ButtonLink size="s" icon="edit" href={href(desk.edit, { id })}>
          Название, обложка, читатели
        </ButtonLink>
      )}
      <ButtonLink size="s" look="quiet-danger" icon="delete" href={href(desk.remove, { id })}>
        Удалить
      </ButtonLink>
    </>
  );
}
