import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Removal } from "#app/engines/membership/ui/removal.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt, removing } from "../forms.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удалить канал");

export const loader = load(async (args) => ({ channel: await channelAt(args, "own") }));

export const action = act(removing(href(channels.list)));

export default function RemoveChannel() {
  const { channel } = useLoaderData<typeof loader>();
  const back = href(channels.info, { channelAlias: channel.alias });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Удалить канал?" places={[{ href: back, title: channel.title }]} />
      <Removal
        place={channel}
        what="Исчезнут все обсуждения канала с ответами и файлами, участники, приглашения и заявки."
        back={back}
      />
    </div>
  );
}
