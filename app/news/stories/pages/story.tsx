import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { ReactionForm, Reactions } from "#app/engines/content/ui/reactions.tsx";
import { shell } from "#app/portal/shell/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StoryView } from "../contract.ts";
import { answerForm, storyReactionForm } from "../forms.ts";
import { stories } from "../routes.ts";
import { AnswerForm } from "../ui/answer-form.tsx";
import { useDesk } from "../ui/desk-pages.ts";
import { pageOf } from "../ui/kept-page.ts";
import { StoriesBar } from "../ui/stories-bar.tsx";
import { stateTitles } from "../ui/story-states.tsx";
import { StoryViewer } from "../ui/story-viewer.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ story: { title: string } }>(({ story }) => story.title, "История");

export const loader = load(async ({ api, params }) => {
  const id = params.id ?? "";
  const [story, bar] = await Promise.all([api.stories.story({ id }), api.stories.bar({})]);
  return { story, others: bar.items.filter((one) => one.id !== id) };
});

export const action = act({
  see: intent(z.object({}), async ({ api, params }) => {
    const id = params.id ?? "";
    await api.stories.see({ id });
    const { items } = await api.stories.bar({});
    const next = items.find((one) => one.id !== id && !one.seen);
    return { to: next ? href(stories.story, { id: next.id }) : href(shell.main) };
  }),
  react: intent(storyReactionForm, async ({ api, params, value, here }) => {
    await api.stories.react({ id: params.id ?? "", name: value.reaction });
    return { to: here("reactions") };
  }),
  answer: intent(answerForm, async ({ api, params, value, here }) => {
    await api.stories.answer({ id: params.id ?? "", ...value });
    return { to: here("answer"), toast: { id: "answered", kind: "success", text: "Ответ отправлен автору" } };
  }),
});

export default function Story() {
  const { story, others } = useLoaderData<typeof loader>();
  const desk = useDesk();
  const next = others.find(({ seen }) => !seen);
  const isOpen = story.state === "live" || story.kept !== null;
  return (
    <div className="full-screen">
      <div className="mx-auto flex min-h-dvh max-w-md flex-col sm:py-3">
        {story.state !== "live" && story.kept && <KeptNote kept={story.kept} />}
        {!isOpen && (
          <div className="m-3 sm:mx-0 sm:mt-0">
            <Notice title={stateTitles[story.state]}>
              Так историю увидят читатели. Сейчас она видна {story.author ? "автору и редакторам" : "только редакторам"}
              .
            </Notice>
          </div>
        )}
        {story.frames.length > 0 && <StoryViewer key={story.id} story={story} next={next} />}
        <div id="reactions" className="flex flex-wrap items-end gap-x-3 gap-y-2 px-3 py-2 sm:px-0 sm:pb-0">
          {isOpen && <Reactions subject="story" id={story.id} reactions={story.reactions} />}
          {story.answerable && <AnswerForm />}
        </div>
        {isOpen && <Seen isSeen={story.frames.every(({ seen }) => seen)} next={next} />}
      </div>
      <div className="mx-auto max-w-md px-4 pb-8 sm:px-2">
        {story.editable && (
          <ButtonLink href={href(desk.story, { id: story.id })} size="s" icon="view-bars">
            Правка и просмотры
          </ButtonLink>
        )}
        {others.length > 0 && (
          <section aria-labelledby="others" className="mt-4">
            <Heading level={2} id="others" className="mb-2">
              Другие истории
            </Heading>
            <StoriesBar items={others} />
          </section>
        )}
      </div>
      <ReactionForm />
    </div>
  );
}

function KeptNote({ kept }: { kept: NonNullable<StoryView["kept"]> }) {
  return (
    <p className="px-3 py-2 text-sm text-muted sm:px-0">
      Показ закончился, история осталась {kept.rubric ? "в рубрике" : "на странице автора"}:{" "}
      <a href={pageOf(kept)} className="inline-block min-h-6 text-link">
        {kept.title}
      </a>
    </p>
  );
}

/** Without script nobody sees how far one has read, so the reader says it; with script the frames themselves do. */
function Seen({ isSeen, next }: { isSeen: boolean; next: { title: string } | undefined }) {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  if (isSeen || hasScript) return null;
  return (
    <Form repeatable className="p-3 sm:px-0">
      <Button look="primary" wide name="intent" value="see">
        {next ? `Просмотрено, дальше: ${next.title}` : "Просмотрено"}
      </Button>
    </Form>
  );
}
