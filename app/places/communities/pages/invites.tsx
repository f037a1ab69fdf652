import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inviteIntents } from "#app/engines/membership/forms.ts";
import { WaitingLists } from "#app/engines/membership/ui/waiting.tsx";
import { readInviting } from "#app/places/channels/forms.ts";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { communityAt } from "../forms.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Приглашения в сообщество");

export const loader = load(async (args) => {
  const community = await communityAt(args, "invite");
  return { community, origin: args.publicUrl, ...(await readInviting(args.api, community.id)) };
});

export const action = act(inviteIntents);

export default function CommunityInvites() {
  const { community, ...inviting } = useLoaderData<typeof loader>();
  return (
    <SettingsPage community={community} current="invites">
      <WaitingLists place={community.id} {...inviting} decides={Boolean(community.may.lead)} />
    </SettingsPage>
  );
}
