import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ofThread } from "#app/engines/membership/forms.ts";
import { pollForm, pollIntents, toPollDraft } from "#app/engines/polls/forms.ts";
import { Poll } from "#app/engines/polls/ui/poll.tsx";
import { PollForm } from "#app/engines/polls/ui/poll-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { threadAt } from "../forms.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опрос в обсуждении");

/** Its author writes the poll until somebody has answered; all others answer it. */
export const loader = load(async (args) => {
  const { channel, id } = await threadAt(args);
  const { mine, asked, state, title } = await args.api.content.publication({ id });
  const back = href(channels.thread, { channelAlias: channel.alias, threadId: id });
  const own = mine ? await args.api.polls.own({ of: "post", id }) : undefined;
  const writes = own !== undefined && own.voters === 0;
  if (!asked && !writes) throw redirect(back);
  return { channel, back, title, mine, isOut: !state, asked, writes, poll: own?.poll ?? null };
});

export const action = act(
  ofThread({
    ...pollIntents,
    "put-poll": intent(pollForm, async ({ api, value, viewer, params: { id = "", channelAlias = "" } }) => {
      const { waits } = await api.polls.put({ of: "post", id, ...toPollDraft(value, viewer.timeZone) });
      const text = waits ? "Опрос сохранён. Обсуждение отправлено на проверку" : "Опрос сохранён";
      const to = href(channels.thread, { channelAlias, threadId: id });
      return { to, toast: { id: "poll", kind: "success", text } };
    }),
    "drop-poll": intent(z.object({}), async ({ api, params: { id = "", channelAlias = "" } }) => {
      await api.polls.drop({ of: "post", id });
      const to = href(channels.thread, { channelAlias, threadId: id });
      return { to, toast: { id: "poll", kind: "success", text: "Опрос убран" } };
    }),
  }),
);

export default function ThreadPoll() {
  const { channel, back, title, mine, isOut, asked, writes, poll } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Опрос"
        places={[
          { href: href(channels.channel, { channelAlias: channel.alias }), title: channel.title },
          { href: back, title: title || "Обсуждение" },
        ]}
      />
      {writes ? <PollForm poll={poll} back={back} /> : asked && <Poll poll={asked} mine={mine} isOut={isOut} />}
    </div>
  );
}
