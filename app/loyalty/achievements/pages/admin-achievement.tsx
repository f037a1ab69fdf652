import { data, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { achievementsDesk } from "../desk-routes.ts";
import { badgeIntents } from "../forms.ts";
import { countedTitles, iconTitles, metalTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Достижение компании");

export const loader = load(async ({ api, params: { id }, requestId, now }) => {
  const { items, collections } = await api.achievements.desk({});
  const badge = items.find((one) => one.id === id) ?? null;
  if (!badge && id !== "new") throw data({ code: requestId, at: now }, { status: 404 });
  return { badge, collections };
});

export const action = act(badgeIntents);

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

export default function AdminAchievement() {
  const { badge, collections } = useLoaderData<typeof loader>();
  const reach = useActionData<{ shown?: { people: number } }>()?.shown;
  const { fields, problems } = useSmallForm("badge", {
    title: badge?.title,
    description: badge?.description,
    icon: badge?.icon ?? "star",
    metal: badge?.metal ?? "bronze",
    collection: badge?.collectionId ?? "",
    deed: badge?.deed ?? "",
    count: badge?.count ? String(badge.count) : undefined,
    points: String(badge?.points ?? 0),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={badge ? "Изменить достижение" : "Новое достижение"}
        places={[{ href: href(achievementsDesk.adminAchievements), title: "Достижения компании" }]}
      />
      {reach && (
        <div className="mb-5">
          <Notice title={`Сразу достанется: ${counted(reach.people, ["коллеге", "коллегам", "коллегам"])}`}>
            Они уже сделали столько. Пока вы не сохранили, ничего не изменилось.
          </Notice>
        </div>
      )}
      <Card>
        <Form id="badge" className="space-y-6">
          <ErrorSummary problems={problems} />
          {badge && <input type="hidden" name="id" value={badge.id} />}
          <TextField field={fields.title} label="Название" maxLength={80} />
          <TextField field={fields.description} label="За что" maxLength={300} optional />
          <SelectField field={fields.icon} label="Рисунок" options={choicesOf(iconTitles)} />
          <RadioGroup field={fields.metal} label="Степень" look="row" choices={choicesOf(metalTitles)} />
          <SelectField
            field={fields.collection}
            label="Коллекция"
            optional
            options={[
              { value: "", label: "Без коллекции" },
              ...collections.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <SelectField
            field={fields.deed}
            label="Приходит само, если"
            optional
            options={[{ value: "", label: "Не приходит: его вручают" }, ...choicesOf(countedTitles)]}
          />
          <TextField field={fields.count} label="Сколько раз" type="number" width="s" autoComplete="off" optional />
          <TextField
            field={fields.points}
            label="Вместе с ним придёт"
            type="number"
            width="s"
            unit="баллов"
            autoComplete="off"
          />
          <CheckboxField
            name="secret"
            label="Секретное"
            hint="Как его получить, узнают только те, кто получил"
            defaultChecked={badge?.secret}
          />
          <FormActions>
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            <Button name="intent" value="reach">
              Скольким достанется?
            </Button>
            <ButtonLink look="quiet" href={href(achievementsDesk.adminAchievements)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      {badge && !badge.archived && <Hand id={badge.id} />}
    </div>
  );
}

/** Gives the achievement from hand to hand, or takes it away. */
function Hand({ id }: { id: string }) {
  const { fields, problems } = useSmallForm("hand", { person: undefined, reason: undefined });
  return (
    <Section id="hand-over" title="Вручить или отозвать">
      <Card>
        <Form id="hand" className="space-y-6">
          <ErrorSummary problems={problems} />
          <input type="hidden" name="id" value={id} />
          <ColleagueField field={fields.person} label="Кому" />
          <TextField
            field={fields.reason}
            label="За что или почему"
            hint="За что вручили, прочитают все; почему отозвали – только сам человек"
            maxLength={300}
          />
          <FormActions>
            <Button look="primary" name="intent" value="award" icon="achievements">
              Вручить
            </Button>
            <Button look="quiet-danger" name="intent" value="revoke">
              Отозвать
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Section>
  );
}
