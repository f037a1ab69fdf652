import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { placeCaseIntents } from "#app/engines/moderation/forms.ts";
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
  const { api, query } = args;
  const place = community.id;
  const { data: id } = z.uuid().safeParse(query.case);
  const [queue, chosen] = await Promise.all([
    id ? { items: [], next: undefined } : api.moderation.placeQueue({ place, after: query.after }),
    id ? api.moderation.placeCase({ place, id }) : null,
  ]);
  return { community, chosen, ...queue };
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
