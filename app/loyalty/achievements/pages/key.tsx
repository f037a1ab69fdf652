import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Badge } from "../contract.ts";
import { keyIntents } from "../forms.ts";
import { achievements } from "../routes.ts";
import { AchievementsTabs } from "../ui/achievements-tabs.tsx";
import { BadgeSign } from "../ui/badge-card.tsx";
import { metalTitles, ruleWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ключевые достижения");

export const loader = load(({ api }) => api.achievements.list({}));

export const action = act(keyIntents);

export default function KeyAchievements() {
  const { items } = useLoaderData<typeof loader>();
  const got = items.filter(({ at }) => at);
  return (
    <Columns beside={<HowPointsWork part="achievements" />}>
      <PageHeader title="Ключевые достижения">
        Три из ваших, которые коллеги видят на вашей странице первыми.
      </PageHeader>
      <AchievementsTabs current="Ключевые" />
      {got.length > 0 ? (
        <Choose got={got} />
      ) : (
        <EmptyState
          icon="achievements"
          title="Выбирать пока не из чего"
          action={<ButtonLink href={href(achievements.list)}>Какие бывают</ButtonLink>}
        >
          Когда появится первое достижение, здесь его можно будет показать коллегам.
        </EmptyState>
      )}
      <Section id="legend" title="Как их получают">
        <Card>
          <ul className="divide-y divide-line">
            {items
              .filter(({ secret, at }) => !secret || at)
              .map((badge) => (
                <li key={badge.id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
                  <BadgeSign badge={badge} />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-medium">{badge.title}</span>
                    <span className="block text-sm text-muted">
                      {ruleWords(badge) || "Вручает компания"} · {metalTitles[badge.metal].toLowerCase()}
                    </span>
                  </span>
                </li>
              ))}
          </ul>
        </Card>
      </Section>
    </Columns>
  );
}

function Choose({ got }: { got: Badge[] }) {
  const { fields, problems } = useSmallForm("keys", { ids: undefined });
  return (
    <Card>
      <Form id="keys" className="space-y-5">
        <ErrorSummary problems={problems} />
        <CheckboxGroup
          field={fields.ids}
          label="Показать"
          hint="Не больше трёх"
          optional
          defaultValues={got.filter(({ keyPlace }) => keyPlace).map(({ id }) => id)}
          choices={got.map(({ id, title, description }) => ({ value: id, label: title, hint: description }))}
        />
        <Button look="primary" name="intent" value="keys">
          Сохранить
        </Button>
      </Form>
    </Card>
  );
}
