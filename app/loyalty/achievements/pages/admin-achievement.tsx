import { data, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
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
import { countedTitles, iconTitles, metalTitles, thingTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Достижение компании");

export const loader = load(async ({ api, params: { id }, requestId, now }) => {
  const { items, collections, things } = await api.achievements.desk({});
  const badge = items.find((one) => one.id === id) ?? null;
  if (!badge && id !== "new") throw data({ code: requestId, at: now }, { status: 404 });
  return { badge, collections, things };
});

export const action = act(badgeIntents);

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

type Shown = { shown?: { reach: { count: number; people: number }[] } };

export default function AdminAchievement() {
  const { badge } = useLoaderData<typeof loader>();
  const reach = useActionData<Shown>()?.shown?.reach;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={badge ? "Изменить достижение" : "Новое достижение"}
        places={[{ href: href(achievementsDesk.adminAchievements), title: "Достижения компании" }]}
      />
      {reach && (
        <div className="mb-5">
          <Notice title={`Сразу достанется: ${counted(reach[0]?.people ?? 0, colleagues)}`}>
            {reach.length > 1 && (
              <p>{reach.map(({ count, people }) => `${count} и больше: ${counted(people, colleagues)}`).join("; ")}.</p>
            )}
            Они уже сделали столько. Пока вы не сохранили, ничего не изменилось.
          </Notice>
        </div>
      )}
      <Card>
        <BadgeForm />
      </Card>
      {badge && !badge.archived && <Hand id={badge.id} />}
    </div>
  );
}

const colleagues = ["коллеге", "коллегам", "коллегам"] as const;

function BadgeForm() {
  const { badge, collections } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("badge", {
    title: badge?.title,
    description: badge?.description,
    icon: badge?.icon ?? "star",
    metal: badge?.metal ?? "bronze",
    collection: badge?.collectionId ?? "",
    points: String(badge?.points ?? 0),
    ...ruleFields(badge),
  });
  return (
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
      <RuleFields fields={fields} />
      <TextField
        field={fields.points}
        label="Вместе с ним придёт"
        hint="За каждую ступень"
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
  );
}

const ruleFields = (badge: ReturnType<typeof useLoaderData<typeof loader>>["badge"]) => {
  const [count, second, third] = (badge?.steps ?? []).map(String);
  return {
    ...{ deed: badge?.deed ?? "", count, second, third, only: badge?.onlyId ?? "" },
    ...{ days: badge?.days ? String(badge.days) : undefined, since: badge?.since ?? undefined },
  };
};

type Fields = Record<keyof ReturnType<typeof ruleFields>, FieldSource>;

/** What is counted: how often, step after step, in which time, of which thing alone. */
function RuleFields({ fields }: { fields: Fields }) {
  const { badge, things } = useLoaderData<typeof loader>();
  const number = { type: "number", width: "s", autoComplete: "off", optional: true } as const;
  const known = things.some(({ id }) => id === badge?.onlyId);
  return (
    <fieldset className="space-y-6 rounded-card border border-line p-4">
      <legend className="px-1 font-medium">Как приходит само</legend>
      <SelectField
        field={fields.deed}
        label="Приходит само, если"
        optional
        options={[{ value: "", label: "Не приходит: его вручают" }, ...choicesOf(countedTitles)]}
      />
      <TextField field={fields.count} label="Сколько раз" {...number} />
      <TextField
        field={fields.second}
        label="Вторая ступень"
        hint="Со ступенями степень растёт сама: последняя – золото"
        {...number}
      />
      <TextField field={fields.third} label="Третья ступень" {...number} />
      <TextField field={fields.days} label="За сколько дней" hint="Пусто – за всё время" unit="дней" {...number} />
      <DateField field={fields.since} label="Считать начиная с" optional />
      <SelectField
        field={fields.only}
        label="Считать только"
        optional
        options={[
          { value: "", label: "Всё" },
          ...(badge?.onlyId && !known ? [{ value: badge.onlyId, label: badge.only ?? "То, что выбрано раньше" }] : []),
          ...things.map(({ id, kind, title }) => ({ value: id, label: `${thingTitles[kind]}: ${title}` })),
        ]}
      />
    </fieldset>
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
