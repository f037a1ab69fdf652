import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonRow } from "#app/engines/membership/ui/person-row.tsx";
import { joiningTitles, postingTitles, roleTitles } from "#app/engines/membership/ui/words.ts";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { CommunityHeader } from "../ui/community-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("О сообществе");

export const loader = load(async (args) => {
  const community = await communityAt(args);
  const { id: place, may } = community;
  const { items } = may.read ? await args.api.membership.members({ place, role: "leaders" }) : { items: [] };
  return { community, leaders: items };
});

export default function AboutCommunity() {
  const { community, leaders } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { alias, description, rules, joining, posting, category, createdAt } = community;
  return (
    <div className="mx-auto max-w-2xl">
      <CommunityHeader community={community} current="about" />
      <Card>
        {description && <p className="mb-5 whitespace-pre-line wrap-anywhere">{description}</p>}
        <Definitions
          items={[
            { name: "Адрес", value: href(communities.community, { communityAlias: alias }) },
            { name: "Категория", value: category?.title },
            { name: "Кто может войти", value: joiningTitles[joining] },
            { name: "Кто пишет", value: postingTitles[posting] },
            { name: "Есть с", value: <Time value={createdAt} zone={viewer.timeZone} now={now} look="day" /> },
          ]}
        />
      </Card>
      <Card as="section" className="mt-5" labelledBy="rules">
        <h2 id="rules">Правила</h2>
        <p className="mt-2 whitespace-pre-line text-soft wrap-anywhere">
          {rules || "Пишите по делу и уважайте тех, кто читает."}
        </p>
      </Card>
      {leaders.length > 0 && (
        <Card as="section" className="mt-5" labelledBy="leaders">
          <h2 id="leaders">Кто ведёт</h2>
          <ul className="divide-y divide-line">
            {leaders.map((person) => (
              <PersonRow key={person.accountId} person={person} detail={roleTitles[person.role]} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
