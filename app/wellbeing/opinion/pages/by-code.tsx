import type { MetaFunction } from "@remix-run/node";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import type { OpinionView } from "../contract.ts";
import { codeForm, codeReplyForm } from "../forms.ts";
import { OpinionFacts } from "../ui/opinion-facts.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ответ по коду");

type Read = { code: string; view: OpinionView };

/** The code stands in forms alone, never in an address: what it opens is drawn as the answer to the form. */
export const action = act({
  follow: intent(codeForm, async ({ api, value: { code } }) => {
    return { show: { code, view: await api.opinion.follow({ code }) } satisfies Read };
  }),
  "reply-by-code": intent(codeReplyForm, async ({ api, value }) => {
    return { show: { code: value.code, view: await api.opinion.replyUnnamed(value) } satisfies Read };
  }),
});

const notKept = "Код не остаётся в браузере: отправьте, когда будет связь.";

export default function ByCode() {
  const read = useShown<Read>();
  const { fields, problems } = useSmallForm("by-code", { code: "", text: "", seen: "0" });
  // What was refused while one was adding words comes back whole, its code too.
  const code = read?.code ?? (fields.text.defaultValue ? fields.code.defaultValue : undefined);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Ответ по коду">
        Код портал показал один раз, когда вы отправили мнение без имени. Кто его вводит, портал не записывает.
      </PageHeader>
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      {read && (
        <Section id="opinion" title={read.view.topic}>
          <OpinionFacts opinion={read.view} by="Вы, без имени" owner="Ответ" />
        </Section>
      )}
      {code ? (
        <Form key={read?.view.talk.length} notKept={notKept} repeatable className="mt-6 space-y-4">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="seen" value={read?.view.talk.length ?? fields.seen.defaultValue} />
          <input type="hidden" name="_unkept" value="yes" />
          <TextareaField
            field={{ ...fields.text, defaultValue: read ? "" : fields.text.defaultValue }}
            label="Дописать"
            hint="Тоже без имени"
            rows={3}
            maxLength={2000}
          />
          <Button name="intent" value="reply-by-code">
            Отправить
          </Button>
        </Form>
      ) : (
        <Card>
          <Form id="by-code" notKept={notKept} repeatable className="space-y-4">
            <input type="hidden" name="_unkept" value="yes" />
            <TextField
              field={fields.code}
              label="Код"
              hint="Шестнадцать букв и цифр, например ABCD-EFGH-JKLM-NPQR"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              width="m"
            />
            <Button look="primary" name="intent" value="follow">
              Прочитать
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
