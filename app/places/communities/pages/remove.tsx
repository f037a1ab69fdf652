import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Removal } from "#app/engines/membership/ui/removal.tsx";
import { removing } from "#app/places/channels/forms.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удалить сообщество");

export const loader = load(async (args) => ({ community: await communityAt(args, "own") }));

export const action = act(removing(href(communities.list)));

export default function RemoveCommunity() {
  const { community } = useLoaderData<typeof loader>();
  const back = href(communities.settings, { communityAlias: community.alias });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Удалить сообщество?" places={[{ href: back, title: community.title }]} />
      <Removal
        place={community}
        what="Исчезнут все посты сообщества с ответами и файлами, участники, приглашения и заявки."
        back={back}
      />
    </div>
  );
}
