import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import type { QuestionnaireSettings } from "#app/engines/questionnaires/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import { settingsForm, toTerms } from "../forms.ts";
import { questionnaireDesk } from "../routes.ts";
import { DeskHeader } from "../ui/desk-header.tsx";
import { SurveyTerms, TestTerms } from "../ui/terms-fields.tsx";
import { useTyped } from "../ui/typed.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки анкеты");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [source, choices] = await Promise.all([api.questionnaireDesk.source({ id }), api.account.audiences({})]);
  return { source, choices };
});

export const action = act({
  save: intent(settingsForm, async ({ api, params: { id = "" }, value, viewer, here, form }) => {
    // Whoever does not name co-authors has no field for them.
    const coauthors = form.has("coauthors") ? value.coauthors : undefined;
    await api.questionnaireDesk.settle({ id, ...toTerms(value, viewer.timeZone), coauthors });
    return { to: here(), toast: { id: "settings", kind: "success", text: "Настройки сохранены" } };
  }),
});

export default function Settings() {
  const { source, choices } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const { id, title, description, kind, opensAt, closesAt, remindAt, settings, revision, frozen } = source;
  const { fields, problems } = useSmallForm("settings", {
    ...{ title, description, readers: undefined, parts: undefined },
    opensAt: opensAt ? wallOf(opensAt, viewer.timeZone) : "",
    closesAt: closesAt ? wallOf(closesAt, viewer.timeZone) : "",
    remindAt: remindAt ? wallOf(remindAt, viewer.timeZone) : "",
    viewers: source.viewers.map(chosenValue),
    coauthors: source.coauthors.map(chosenValue),
    ...inWords(settings),
    ...{ editable: undefined, shuffle: undefined, thanks: settings.thanks },
  });
  const typed = useTyped();
  const field = (name: string) => fields[name as keyof typeof fields];
  const isTicked = (name: "editable" | "shuffle") =>
    typed.isTyped ? typed.valueOf(name, "") === "on" : settings[name];
  const parts = { ...fields.parts, ...(typed.isTyped && { defaultOptions: typed.listOf("parts") }) };
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={{ ...source, named: settings.anonymity === "named" }} current="settings" />
      <Card>
        <Form id="settings" className="space-y-6">
          <ErrorSummary problems={problems} />
          <input type="hidden" name="revision" value={revision} />
          <TextField field={field("title")} label="Название" maxLength={256} autoComplete="off" />
          <TextareaField field={field("description")} label="О чём и зачем" maxLength={8192} optional />
          <ReadersField fields={{ readers: fields.readers, parts }} choices={choices} value={source} />
          <div className="grid gap-6 sm:grid-cols-2">
            <DateField
              field={field("opensAt")}
              kind="datetime-local"
              label="Начало"
              hint="Пусто – сразу после публикации"
              optional
            />
            <DateField
              field={field("closesAt")}
              kind="datetime-local"
              label="Конец"
              hint={`Пусто – пока не закроете; ${zoneName(viewer.timeZone)}`}
              optional
            />
          </div>
          <DateField
            field={field("remindAt")}
            kind="datetime-local"
            label="Напомнить неответившим"
            hint="Один раз, тем, кто к этому времени не ответит"
            optional
          />
          {kind === "survey" && (
            <ColleagueField
              many
              optional
              field={field("viewers")}
              label="Кому открыть все итоги"
              hint="Администраторам и соавторам они открыты и так. Ответы с именами и таблицу они не увидят"
            />
          )}
          {source.leads && (
            <ColleagueField
              many
              optional
              field={field("coauthors")}
              label="Соавторы"
              hint={`Составляют, публикуют и читают ответы наравне с вами. Соавторов не назначают и черновик не удаляют.${kind === "test" ? " Им открыт и весь банк вопросов с верными ответами" : ""}`}
            />
          )}
          {frozen && (
            <p className="text-sm text-muted">
              Как хранить и считать ответы, после публикации не меняется: это обещано тем, кто отвечает.
            </p>
          )}
          {kind === "survey" ? (
            <SurveyTerms {...{ field, isTicked, settings, frozen }} />
          ) : (
            <TestTerms {...{ field, isTicked, settings, frozen }} />
          )}
          <TextareaField
            field={field("thanks")}
            label="Что сказать тому, кто ответил"
            rows={2}
            maxLength={1000}
            optional
          />
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={href(questionnaireDesk.build, { id })}>
              К вопросам
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}

type Words = Record<Exclude<keyof QuestionnaireSettings, "editable" | "shuffle">, string>;

/** Settings as fields hold them. */
function inWords({ editable: _, shuffle: __, ...settings }: QuestionnaireSettings): Words {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])) as Words;
}
