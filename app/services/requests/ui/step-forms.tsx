import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { RequestDeed, RequestView } from "../contract.ts";
import { deedTitles, ratingWords } from "./state-titles.ts";

/** In this order buttons stand: the main one first. */
const inOrder: RequestDeed[] = [
  "approve",
  "claim",
  "answer",
  "finish",
  "ask",
  "reopen",
  "giveBack",
  "comment",
  "refuse",
  "reject",
  "cancel",
];
const dangerous = new Set<RequestDeed>(["refuse", "reject", "cancel"]);

/** What its reader may do with a request now: one field for words, and a button for each deed. */
export function StepForms({ request: { may } }: { request: RequestView }) {
  const { fields, problems } = useSmallForm("step", { text: "", rating: undefined, files: undefined });
  const buttons = inOrder.filter((deed) => may.includes(deed));
  const summary = (
    <div className="empty:hidden">
      <ErrorSummary problems={problems} />
    </div>
  );
  if (!may.length) return problems.length ? summary : null;
  return (
    <div id="step" className="space-y-4">
      {summary}
      {may.includes("rate") && (
        <StepCard title="Как всё прошло?">
          <RadioGroup
            field={fields.rating}
            label="Оценка"
            look="scale"
            choices={ratingWords.map((label, at) => ({ value: String(at + 1), label }))}
          />
          <Button look="primary" name="deed" value="rate">
            {deedTitles.rate}
          </Button>
        </StepCard>
      )}
      {buttons.length > 0 && (
        <StepCard title="Что дальше">
          <TextareaField field={fields.text} label="Сообщение" rows={3} maxLength={2000} optional />
          <FileField field={fields.files} label="Файлы" hint="До пяти, каждый до 25 МБ" multiple optional />
          <div className="flex flex-wrap gap-3">
            {buttons.map((deed, at) => (
              <Button
                key={deed}
                name="deed"
                value={deed}
                look={at === 0 && !dangerous.has(deed) ? "primary" : dangerous.has(deed) ? "quiet-danger" : "secondary"}
              >
                {deedTitles[deed]}
              </Button>
            ))}
          </div>
        </StepCard>
      )}
    </div>
  );
}

function StepCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">{title}</h2>
      <Form className="space-y-4" encType="multipart/form-data">
        <input type="hidden" name="intent" value="step" />
        {children}
      </Form>
    </Card>
  );
}
