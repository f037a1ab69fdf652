import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { toastFor } from "#app/web/catalogue.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import type { Target } from "../contract.ts";
import { reportForm } from "../forms.ts";
import { SubjectQuote } from "../ui/subject-quote.tsx";
import { reasonChoices, targetWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Жалоба");

export const loader = load(async ({ api, params, request, url }) => {
  const subject = await api.moderation.subject(objectOf(params));
  const refused = toastFor({ method: "POST", path: "/report", status: 409, detail: subject.target });
  return { subject, back: cameFrom(request, url, subject), already: refused?.text };
});

export const action = act({
  report: intent(reportForm, async ({ api, params, value: { back, ...words } }) => {
    const { href } = await api.moderation.report({ ...objectOf(params), ...words });
    return { to: safePath(back, href), toast: { id: "reported", kind: "success", text: "Жалоба отправлена" } };
  }),
});

export default function Report() {
  const { subject, back, already } = useLoaderData<typeof loader>();
  const { target, title, excerpt, author, mine, reported } = subject;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Пожаловаться на ${targetWords[target].what}`}>
        Жалобу прочитает модератор. Автор не узнает, кто её отправил.
      </PageHeader>
      <Card>
        <SubjectQuote target={target} title={title} text={excerpt} author={author} />
        {mine || reported ? (
          <div className="mt-5">
            <Notice
              title={mine ? "Это ваше: на себя жаловаться не нужно." : already}
              action={<ButtonLink href={back}>Вернуться</ButtonLink>}
            >
              {reported && "Мы сообщим вам в уведомлениях, что решил модератор."}
            </Notice>
          </div>
        ) : (
          <ReportForm back={back} />
        )}
      </Card>
    </div>
  );
}

function ReportForm({ back }: { back: string }) {
  const { fields, problems } = usePageForm<{ reason: string; text: string; back: string }>("report", { back });
  return (
    <Form id="report" className="mt-6 space-y-6">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="back" value={fields.back.defaultValue ?? back} />
      <RadioGroup field={fields.reason} label="Что не так" choices={reasonChoices} />
      <TextareaField
        field={fields.text}
        label="Подробнее"
        hint="Если причина – «Другое», напишите, в чём дело"
        rows={3}
        maxLength={1000}
        optional
      />
      <FormActions>
        <Button look="primary" name="intent" value="report" icon="report">
          Отправить жалобу
        </Button>
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

const objectOf = ({ target, id = "" }: Record<string, string>) => ({ target: target as Target, id });

/** The page that led here, at the place of what is complained of; else the thing itself. */
function cameFrom(request: Request, { host }: URL, { id, href }: { id: string; href: string }): string {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (referrer?.host !== host || referrer.pathname.startsWith("/report/")) return href;
  return `${safePath(referrer.pathname + referrer.search, href)}#${id}`;
}
