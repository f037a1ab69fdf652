import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CannedReplies } from "#app/engines/moderation/contract.ts";
import { SessionsEnd } from "#app/office/people-desk/ui/sessions-end.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type DecisionName, muteDays, type Target } from "../contract.ts";
import { decidedLate, decisionForm } from "../forms.ts";
import { moderation } from "../routes.ts";
import { SubjectQuote } from "../ui/subject-quote.tsx";
import { decisionWords, reasonChoices, reasonWords, targetWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Решение по делу");

export const loader = load(async ({ api, params }) => {
  const { id, target, title, excerpt, author, openedAt, choices } = await api.moderation.case({ id: params.id ?? "" });
  const decision = choices.find((name) => name === params.decision);
  if (!decision) throw redirect(href(moderation.case, { id }));
  const stopped = decision === "suspend" && author ? await api.peopleDesk.person({ id: author.accountId }) : null;
  const suspended = stopped && { name: stopped.name, sessions: stopped.sessions };
  const { items: ready } = await api.cannedReplies.list({});
  return { id, target, title, excerpt, author, openedAt, decision, suspended, ready, days: [...muteDays] };
});

export const action = act({
  decide: intent(decisionForm, async ({ api, params, value }) => {
    const id = params.id ?? "";
    const decision = params.decision as Exclude<DecisionName, "restrain">;
    const late = await decidedLate(() => api.moderation.decide({ id, decision, ...value }));
    if (late) return { to: href(moderation.case, { id }), toast: late };
    return { to: href(moderation.desk), toast: { id: "decided", kind: "success", text: decisionWords[decision].done } };
  }),
});

export default function DecisionPage() {
  const { id, target, title, excerpt, author, openedAt, decision, suspended, ready, days } =
    useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<Record<"reason" | "cannedReplies" | "message" | "days", string>>("decision");
  const needsReason = !["uphold", "overturn", "amend"].includes(decision);
  return (
    <DialogPage title={questionOf(decision, targetWords[target].what)} width="m">
      {suspended ? (
        <Suspension {...suspended} target={target} />
      ) : (
        <p className="mb-4 text-soft">{consequences[decision]}</p>
      )}
      <SubjectQuote target={target} title={title} text={excerpt} author={author} />
      <Form id="decision" className="mt-6 space-y-6">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="seen" value={openedAt} />
        {needsReason && (
          <SelectField field={fields.reason} label="Причина" prompt="Выберите причину" options={reasonChoices} />
        )}
        {(decision === "mute" || suspended) && (
          <SelectField
            field={fields.days}
            label="На сколько"
            prompt={suspended ? "Пока администратор не вернёт" : "Выберите срок"}
            optional={suspended !== null}
            options={days.map((count) => ({ value: String(count), label: counted(count, ["день", "дня", "дней"]) }))}
          />
        )}
        {ready.length > 0 && (
          <SelectField
            field={fields.cannedReplies}
            label="Готовые слова"
            prompt="Только своими словами"
            hint="Автор прочитает их перед вашими"
            options={ready.map(({ id: value, title: label }) => ({ value, label }))}
            optional
          />
        )}
        <TextareaField
          field={fields.message}
          label={decision === "amend" ? "Что исправить" : "Сообщение автору"}
          hint={needsReason ? "Объяснение по выбранной причине автор прочитает и так" : undefined}
          rows={3}
          maxLength={1000}
          optional={decision !== "amend" || ready.length > 0}
        />
        <Explanations reasons={needsReason} ready={ready} />
        <FormActions>
          <Button look={decision === "delete" || suspended ? "danger" : "primary"} name="intent" value="decide">
            {decisionWords[decision].deed}
          </Button>
          <DialogCancel href={href(moderation.case, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}

type Stopped = { name: string; sessions: number; target: Target };

/** What will happen, by name, before it does. */
function Suspension({ name, sessions, target }: Stopped) {
  return (
    <div className="mb-4 space-y-2 text-soft">
      <p>
        {name}: войти будет нельзя, и человек пропадёт из справочника, подсказок и счёта.{" "}
        {target === "default"
          ? "Всё написанное останется."
          : `Читатели перестанут видеть ${targetWords[target].what}, остальное написанное останется.`}
      </p>
      <SessionsEnd count={sessions} />
      <p>Вернуть человека можно на его странице в разделе «Люди компании». Тогда он узнает причину.</p>
    </div>
  );
}

const consequences: Partial<Record<DecisionName, string>> = {
  hide: "Читатели перестанут это видеть. Автор узнает причину и сможет один раз обжаловать решение.",
  amend:
    "Читатели перестанут это видеть, пока автор не исправит и не отправит снова: тогда дело вернётся сюда. Обжаловать просьбу можно один раз.",
  delete: "Это исчезнет у всех. Автор узнает причину и сможет один раз обжаловать решение.",
  warn: "Всё останется на месте. Автор получит предупреждение и сможет один раз обжаловать его.",
  mute: "Автор сможет читать, но не писать. Он узнает причину и сможет один раз обжаловать решение.",
  reject: "Это вернётся автору: он исправит и отправит снова.",
  uphold: "Решение останется. Автор получит ответ и больше обжаловать его не сможет.",
  overturn: "Всё вернётся, как было до решения. Автор получит ответ.",
};

function questionOf(decision: DecisionName, what: string): string {
  const { deed } = decisionWords[decision];
  return decision === "hide" || decision === "delete" ? `${deed} ${what}?` : `${deed}?`;
}

/** The ready words for each reason, so that nobody writes them anew. */
function Explanations({ reasons, ready }: { reasons: boolean; ready: CannedReplies[] }) {
  const told = [
    ...(reasons ? Object.values(reasonWords) : []),
    ...ready.map(({ title, text }) => ({ title: `Готовые слова: ${title}`, told: text })),
  ];
  if (!told.length) return null;
  return (
    <Disclosure title="Что прочитает автор">
      <dl className="space-y-2">
        {told
          .filter(({ told }) => told)
          .map(({ title, told }) => (
            <div key={title}>
              <dt className="font-medium text-ink">{title}</dt>
              <dd>{told}</dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
