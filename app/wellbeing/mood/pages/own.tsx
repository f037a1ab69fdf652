import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { later } from "#app/ui/later.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MoodEntry, MoodLevel } from "../contract.ts";
import { moodForm } from "../forms.ts";
import { mood } from "../routes.ts";
import { tagTitles } from "../ui/levels.ts";
import { MoodChoice } from "../ui/mood-choice.tsx";
import { Support } from "../ui/support.tsx";

const MoodDays = later(async () => ({ default: (await import("../ui/mood-days.tsx")).MoodDays }));

const Told = later(async () => ({ default: (await import("../ui/told.tsx")).Told }));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Моё настроение");

export const loader = load(async ({ api, query }) => {
  const { today, ...mine } = await api.mood.mine({});
  const days = dayNames.map((title, back) => ({ title, day: dayBefore(today, back) }));
  const day = days.find((one) => one.day === query.day)?.day ?? today;
  return { today, days, day, ...mine };
});

export const action = act({
  mood: intent(moodForm, async ({ api, value, here }) => {
    await api.mood.tell(value);
    return { to: here(), toast: { id: "mood", kind: "success", text: "Спасибо, что рассказали" } };
  }),
});

const dayNames = ["Сегодня", "Вчера", "Позавчера"];

const dayBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

export default function OwnMood() {
  const { today, days, day, entries, streak, support, manager, told } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Моё настроение">
        Ответы и заметки видите только вы{manager && ", если сами не покажете их руководителю"}. Компания узнаёт лишь
        общую картину за неделю, без имён и только там, где ответили не меньше пяти человек.
      </PageHeader>
      {support && (
        <div className="mb-5">
          <Support {...support} />
        </div>
      )}
      <Card>
        <Tabs
          label="За какой день"
          look="pills"
          tabs={days.map((one) => ({
            href: href(mood.own, null, { day: one.day === today ? undefined : one.day }),
            title: one.title,
            current: one.day === day,
          }))}
        />
        <MoodForm key={day} day={day} manager={manager} entry={entries.find((one) => one.day === day)} />
      </Card>
      <Section id="days" title="Последний месяц">
        {entries.length > 0 ? (
          <Card>
            {streak > 1 && (
              <p className="mb-4 text-soft">Вы отвечаете {counted(streak, ["день", "дня", "дней"])} подряд.</p>
            )}
            <MoodDays today={today} entries={entries} />
          </Card>
        ) : (
          <EmptyState icon="smile" title="Пока нет ответов">
            Отметьте сегодняшний день, и здесь начнётся ваша история.
          </EmptyState>
        )}
      </Section>
      {told.length > 0 && <Told items={told} />}
    </div>
  );
}

type FormProps = { day: string; manager: string | null; entry: MoodEntry | undefined };

function MoodForm({ day, manager, entry }: FormProps) {
  const { fields, problems } = usePageForm<{ level: string; note: string; tags: string[]; shared: string }>("mood", {
    shared: entry?.shared ? "on" : undefined,
    level: entry?.level,
    note: entry?.note,
    tags: entry?.tags,
  });
  return (
    <Form id="mood" className="mt-5 space-y-6">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="day" value={day} />
      <MoodChoice
        id={fields.level.id}
        legend="Какое было настроение"
        chosen={fields.level.defaultValue as MoodLevel | undefined}
        errors={fields.level.errors}
      />
      <CheckboxGroup
        field={fields.tags}
        label="С чем оно связано"
        optional
        choices={Object.entries(tagTitles).map(([value, label]) => ({ value, label }))}
      />
      <TextareaField field={fields.note} label="Заметка" hint="До 300 знаков" rows={2} maxLength={300} optional />
      {manager && (
        <CheckboxField
          field={fields.shared}
          label="Показать руководителю"
          hint={`${manager} увидит ваше имя, настроение и заметку этого дня. Без галочки не увидит никто.`}
        />
      )}
      <FormActions>
        <Button look="primary" name="intent" value="mood">
          {entry ? "Изменить ответ" : "Отметить"}
        </Button>
      </FormActions>
    </Form>
  );
}
