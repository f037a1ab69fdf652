import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pollForm, toPollDraft } from "#app/engines/polls/forms.ts";
import { PollForm } from "#app/engines/polls/ui/poll-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опрос в черновике");

/** A poll waits beside a draft; without one there is nothing to keep it with, and one begins to write. */
export const loader = load(async ({ api, query: { draft, back } }) => {
  if (!draft) throw redirect(href(ugc.create));
  return {
    back: safePath(back, href(ugc.create, null, { draft })),
    ...(await api.polls.own({ of: "draft", id: draft })),
  };
});

export const action = act({
  "put-poll": intent(pollForm, async ({ api, value, viewer, query: { draft = "", back } }) => {
    await api.polls.put({ of: "draft", id: draft, ...toPollDraft(value, viewer.timeZone) });
    return {
      to: safePath(back, href(ugc.create, null, { draft })),
      toast: { id: "poll", kind: "success", text: "Опрос добавлен" },
    };
  }),
  "drop-poll": intent(z.object({}), async ({ api, query: { draft = "", back } }) => {
    await api.polls.drop({ of: "draft", id: draft });
    return {
      to: safePath(back, href(ugc.create, null, { draft })),
      toast: { id: "poll", kind: "success", text: "Опрос убран" },
    };
  }),
});

export default function DraftPoll() {
  const { back, poll } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Опрос в публикации">
        Опрос хранится вместе с черновиком и появится под текстом, когда вы его опубликуете.
      </PageHeader>
      <PollForm poll={poll} back={back} />
    </div>
  );
}
