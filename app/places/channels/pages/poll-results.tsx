import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PollResults } from "#app/engines/polls/ui/poll-results.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { threadAt } from "../forms.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Итоги опроса");

export const loader = load(async (args) => {
  const { channel, id } = await threadAt(args);
  const { asked, title } = await args.api.content.publication({ id });
  const to = { channelAlias: channel.alias, threadId: id };
  if (!asked) throw redirect(href(channels.thread, to));
  return { channel, title, asked, to };
});

const waiting = {
  answer: "Их увидят те, кто ответил.",
  end: "Они появятся, когда опрос закончится.",
  more: "Они появятся, когда ответят хотя бы пятеро: иначе ответы можно было бы угадать.",
};

export default function ThreadPollResults() {
  const { channel, title, asked, to } = useLoaderData<typeof loader>();
  const { question, options, voters, waits } = asked;
  const answer = <ButtonLink href={href(channels.threadPoll, to)}>К опросу</ButtonLink>;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Итоги опроса"
        places={[
          { href: href(channels.channel, { channelAlias: channel.alias }), title: channel.title },
          { href: href(channels.thread, to), title: title || "Обсуждение" },
        ]}
      >
        {question}
      </PageHeader>
      {waits ? (
        <EmptyState icon="surveys" title="Итогов пока нет" action={answer}>
          {waiting[waits]}
        </EmptyState>
      ) : (
        <>
          <Card>
            <p className="text-muted">
              {voters ? `Всего: ${counted(voters, ["ответ", "ответа", "ответов"])}` : "Никто не ответил"}
            </p>
            <PollResults poll={asked} />
          </Card>
          <div className="mt-5">
            <Table
              id="results"
              caption="Числами"
              rows={options}
              rowKey={({ id }) => id}
              columns={[
                { key: "text", title: "Вариант", cell: ({ text }) => text },
                { key: "votes", title: "Голосов", number: true, cell: ({ votes = 0 }) => votes },
                {
                  key: "share",
                  title: "Доля",
                  number: true,
                  cell: ({ votes = 0 }) => `${Math.round((votes / Math.max(1, voters)) * 100)}\u00a0%`,
                },
              ]}
            />
          </div>
        </>
      )}
    </div>
  );
}
