import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isNamed } from "#app/people/account/forms.ts";
import { account } from "#app/people/account/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { skills } from "../routes.ts";
import { SkillLinks } from "../ui/skill-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ name: string }>(({ name }) => `Теги: ${name}`, "Теги коллеги");

export const loader = load(async ({ api, params: { socialId = "" }, moved }) => {
  const person = await api.skills.person({ alias: socialId });
  if (!isNamed(person, socialId)) throw moved(href(skills.person, { socialId: person.alias }));
  return person;
});

export default function PersonSkills() {
  const { name, alias, mine, items } = useLoaderData<typeof loader>();
  const change = mine && (
    <ButtonLink href={href(skills.own)} icon="edit">
      Мои теги
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Теги"
        places={[{ href: href(account.profile, { socialId: alias }), title: name }]}
        actions={change}
      >
        Что умеет и чем занимается {name}.
      </PageHeader>
      {items.length > 0 ? (
        <Card>
          <SkillLinks items={items} />
        </Card>
      ) : (
        <EmptyState icon="hashtag" title="Тегов пока нет" />
      )}
    </div>
  );
}
