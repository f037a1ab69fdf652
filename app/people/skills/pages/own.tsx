import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { dropForm } from "../forms.ts";
import { skills } from "../routes.ts";
import { SkillLinks } from "../ui/skill-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои теги");

export const loader = load(({ api }) => api.skills.own({}));

export const action = act({
  "drop-skill": intent(dropForm, async ({ api, value, here }) => {
    await api.skills.drop(value);
    return { to: here(), toast: { id: "skills", kind: "info", text: `Тег «${value.name}» убран` } };
  }),
});

export default function OwnSkills() {
  const { items } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink href={href(skills.create)} look="primary" icon="add">
      Добавить тег
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Мои теги"
        places={[{ href: href(cabinet.home), title: "Кабинет" }]}
        actions={items.length > 0 && add}
      >
        Что вы умеете и чем занимаетесь: по тегам вас находят коллеги. До 20 тегов.
      </PageHeader>
      {items.length > 0 ? (
        <Card>
          <Form repeatable>
            <input type="hidden" name="intent" value="drop-skill" />
            <SkillLinks
              items={items}
              action={({ name }) => (
                <Button size="s" name="name" value={name} aria-label={`Убрать тег: ${name}`}>
                  Убрать
                </Button>
              )}
            />
          </Form>
        </Card>
      ) : (
        <EmptyState icon="hashtag" title="Тегов пока нет" action={add}>
          Расскажите, с чем к вам приходить: «латте-арт», «Excel», «ремонт кофемашин».
        </EmptyState>
      )}
    </div>
  );
}
