import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pollForm, toPollDraft } from "#app/engines/polls/forms.ts";
import { PollForm } from "#app/engines/polls/ui/poll-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted, plural } from "#app/ui/plural.ts";
import { act, intent, load } from "#app/web/page.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import { BackToWriting } from "../ui/back-to-writing.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опрос в публикации");

export const loader = load(async ({ api, params: { postId = "" }, query: { draft, back: asked } }) => {
  const back = safePath(asked, href(ugc.edit, { postId }, draft ? { draft } : undefined));
  return { postId, back, ...(await api.polls.own({ of: "post", id: postId })) };
});

export const action = act({
  "put-poll": intent(pollForm, async ({ api, value, viewer, params: { postId: id = "" }, query: { back } }) => {
    const { waits } = await api.polls.put({ of: "post", id, ...toPollDraft(value, viewer.timeZone) });
    const text = waits ? "Опрос сохранён. Публикация отправлена на проверку модератору" : "Опрос сохранён";
    return { to: safePath(back, href(ugc.post, { id })), toast: { id: "poll", kind: "success", text } };
  }),
  "drop-poll": intent(z.object({}), async ({ api, params: { postId: id = "" }, query: { back } }) => {
    await api.polls.drop({ of: "post", id });
    return { to: safePath(back, href(ugc.post, { id })), toast: { id: "poll", kind: "success", text: "Опрос убран" } };
  }),
});

export default function PublicationPoll() {
  const { postId, back, poll, voters } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Опрос в публикации">Читатели публикации увидят опрос сразу.</PageHeader>
      {voters ? (
        <>
          <Notice
            look="info"
            title="Опрос уже не изменить"
            action={
              <ButtonLink href={href(ugc.post, { id: postId })} size="s">
                К опросу
              </ButtonLink>
            }
          >
            {plural(voters, ["Ответил", "Ответили", "Ответили"])} {counted(voters, ["человек", "человека", "человек"])}:
            вопрос и варианты остаются такими, на какие отвечали. Закончить опрос можно на странице публикации.
          </Notice>
          <BackToWriting href={back} />
        </>
      ) : (
        <PollForm poll={poll} back={back} />
      )}
    </div>
  );
}
