import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placeCaseIntents, readPlaceQueue } from "#app/engines/moderation/forms.ts";
import { PlaceQueue } from "#app/engines/moderation/ui/place-queue.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ждёт администраторов сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "lead");
  return { community, ...(await readPlaceQueue(args.api, community.id, args.query)) };
});

export const action = act(placeCaseIntents);

export default function CommunityQueue() {
  const { community, ...queue } = useLoaderData<typeof loader>();
  const to = { communityAlias: community.alias };
  return (
    <SettingsPage community={community} current="queue">
      <PlaceQueue place={community.id} {...queue} at={(change) => href(communities.queue, to, change)} />
    </SettingsPage>
  );
}
