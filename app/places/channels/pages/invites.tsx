import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inviteIntents } from "#app/engines/membership/forms.ts";
import { WaitingLists } from "#app/engines/membership/ui/waiting.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { channelAt, readInviting } from "../forms.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Приглашения в канал");

export const loader = load(async (args) => {
  const channel = await channelAt(args, "invite");
  return { channel, origin: args.publicUrl, ...(await readInviting(args.api, channel.id)) };
});

export const action = act(inviteIntents);

export default function ChannelInvites() {
  const { channel, ...inviting } = useLoaderData<typeof loader>();
  return (
    <SettingsPage channel={channel} current="invites">
      <WaitingLists place={channel.id} {...inviting} decides={Boolean(channel.may.lead)} />
    </SettingsPage>
  );
}
