import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pollForm, toPollDraft } from "#app/engines/polls/forms.ts";
import { PollForm } from "#app/engines/polls/ui/poll-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый опрос в канале");

export const loader = load(async (args) => ({ channel: await channelAt(args, "write") }));

export const action = act({
  "put-poll": intent(pollForm, async ({ api, value, viewer, params: { channelAlias = "" } }) => {
    const { id: place } = await api.channels.channel({ alias: channelAlias });
    const { question } = value;
    // The question is the name of its thread. Sent again, the same words are the same thread.
    const title = question.length > 150 ? `${question.slice(0, 149)}…` : question;
    const { id, alias, ...thread } = await api.channels.write({ id: place, title });
    const poll = await api.polls.put({ of: "post", id, ...toPollDraft(value, viewer.timeZone) });
    const text = thread.waits || poll.waits ? "Отправлено на проверку" : "Опрос начался";
    return {
      to: href(channels.thread, { channelAlias: alias, threadId: id }),
      toast: { id: "published", kind: "success", text },
    };
  }),
});

export default function ChannelPoll() {
  const { channel } = useLoaderData<typeof loader>();
  const back = href(channels.channel, { channelAlias: channel.alias });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый опрос" places={[{ href: back, title: channel.title }]}>
        Опрос станет обсуждением: на него можно ответить и поговорить о нём.
      </PageHeader>
      <PollForm poll={null} back={back} />
    </div>
  );
}
