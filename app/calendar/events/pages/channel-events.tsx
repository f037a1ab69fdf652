import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { channelAt } from "#app/places/channels/forms.ts";
import { ChannelHeader } from "#app/places/channels/ui/channel-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { readPlaceEvents } from "../forms.ts";
import { PlaceEvents } from "../ui/place-events.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("События канала");

export const loader = load(async (args) => {
  const channel = await channelAt(args, "read");
  return { channel, ...(await readPlaceEvents(args, channel.id)) };
});

export default function ChannelEvents() {
  const { channel, ...events } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <ChannelHeader channel={channel} current="channel-events" />
      <PlaceEvents place={channel.id} makes={Boolean(channel.may.lead && !channel.archived)} {...events} />
    </div>
  );
}
