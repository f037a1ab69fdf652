import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { communityAt } from "#app/places/communities/forms.ts";
import { CommunityHeader } from "#app/places/communities/ui/community-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { readPlaceEvents } from "../forms.ts";
import { PlaceEvents } from "../ui/place-events.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("События сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "read");
  return { community, ...(await readPlaceEvents(args, community.id)) };
});

export default function CommunityEvents() {
  const { community, ...events } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <CommunityHeader community={community} current="community-events" />
      <PlaceEvents place={community.id} makes={Boolean(community.may.lead && !community.archived)} {...events} />
    </div>
  );
}
