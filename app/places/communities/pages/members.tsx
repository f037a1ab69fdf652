import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberIntents } from "#app/engines/membership/forms.ts";
import { MemberSearch } from "#app/engines/membership/ui/member-search.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { CommunityHeader } from "../ui/community-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Участники сообщества");

export const loader = load(async (args) => {
  const { query = "", after } = args.query;
  const community = await communityAt(args, "read");
  return { community, query, ...(await args.api.membership.members({ place: community.id, query, after })) };
});

export const action = act(memberIntents);

export default function CommunityMembers() {
  const { community, query, items, next } = useLoaderData<typeof loader>();
  const to = { communityAlias: community.alias };
  return (
    <div className="mx-auto max-w-2xl">
      <CommunityHeader
        community={community}
        current="members"
        actions={
          community.may.invite && (
            <ButtonLink href={href(communities.invites, to)} icon="subscribe">
              Позвать коллег
            </ButtonLink>
          )
        }
      />
      <MemberSearch
        place={community}
        query={query}
        items={items}
        home={href(communities.members, to)}
        blacklist={(person) => href(communities.blacklist, to, { person })}
        more={next && href(communities.members, to, { query, after: next })}
      />
    </div>
  );
}
