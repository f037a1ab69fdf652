import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StepView } from "../contract.ts";
import { checkIntents, readChecked } from "../forms.ts";
import { adaptation } from "../routes.ts";
import { FinishForm } from "../ui/finish-form.tsx";
import { History, Marks, Matter, Shown } from "../ui/lesson.tsx";
import { VerdictForm } from "../ui/verdict-form.tsx";
import { gradeText } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ step: StepView }>(
  ({ step }) => `Проверка: ${step.title}`,
  "Шаг подчинённого",
);

export const loader = load(readChecked);

export const action = act(checkIntents);

export default function Checked() {
  const { step, clock } = useLoaderData<typeof loader>();
  const { newcomer, run, items } = step;
  const person = href(adaptation.subordinate, { id: newcomer.accountId }, { run: run.id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={step.title}
        places={[
          { href: href(adaptation.home), title: "Адаптация" },
          { href: person, title: newcomer.name },
        ]}
      >
        <Marks step={step} today={clock.today} />
      </PageHeader>
      <Matter step={step} />
      {items.length > 0 && (
        <Card className="mt-4">
          <ul className="space-y-2">
            {items.map(({ text, ticked }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points of a list never change places.
              <li key={at}>{`${ticked ? "✓" : "○"} ${text}`}</li>
            ))}
          </ul>
        </Card>
      )}
      <Shown step={step} />
      {step.mayCheck && <VerdictForm step={step} />}
      {step.state === "done" && (step.comment || step.grade !== null) && (
        <div className="mt-4">
          <Notice look="success" title={titleOf(step)}>
            <p className="whitespace-pre-line wrap-anywhere">{step.comment}</p>
          </Notice>
        </div>
      )}
      <FinishForm step={step} />
      {step.mayRemind && (
        <Form className="mt-6" repeatable>
          <Button name="intent" value="remind" icon="bell">
            Напомнить
          </Button>
        </Form>
      )}
      <History step={step} {...clock} />
    </div>
  );
}

function titleOf({ grading, grade }: StepView): string {
  const text = gradeText(grading, grade);
  return text ? `Принято, оценка: ${text}` : "Принято";
}
