import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placeCaseIntents, readPlaceQueue } from "#app/engines/moderation/forms.ts";
import { PlaceQueue } from "#app/engines/moderation/ui/place-queue.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ждёт администраторов канала");

export const loader = load(async (args) => {
  const channel = await channelAt(args, "lead");
  return { channel, ...(await readPlaceQueue(args.api, channel.id, args.query)) };
});

export const action = act(placeCaseIntents);

export default function ChannelQueue() {
  const { channel, ...queue } = useLoaderData<typeof loader>();
  const to = { channelAlias: channel.alias };
  return (
    <SettingsPage channel={channel} current="queue">
      <PlaceQueue place={channel.id} {...queue} at={(change) => href(channels.queue, to, change)} />
    </SettingsPage>
  );
}
