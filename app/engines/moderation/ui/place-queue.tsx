import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { CaseCard as CardView, CaseView, DecisionName } from "../contract.ts";
import { barredWords } from "./barred-words.ts";
import { CaseCard, CaseMarks } from "./case-card.tsx";
import { CaseFiles } from "./case-files.tsx";
import { SubjectQuote } from "./subject-quote.tsx";
import { decisionWords, reasonChoices, reasonWords } from "./words.ts";

type Props = {
  place: string;
  items: CardView[];
  next?: string | undefined;
  /** The one that is read whole. */
  chosen: CaseView | null;
  /** The address of this page, with a case opened or further on. */
  at(change: { case?: string; after?: string }): string;
};

/** What waits for those who lead a place: one case after another, the chosen one whole with what can be done. */
export function PlaceQueue({ place, items, next, chosen, at }: Props) {
  if (chosen) return <Chosen key={chosen.id} place={place} item={chosen} back={at({})} />;
  if (!items.length)
    return (
      <EmptyState icon="success" title="Ничего не ждёт">
        Здесь появится то, что участники написали и что выходит после проверки, и то, на что они пожаловались.
      </EmptyState>
    );
  return (
    <>
      <ul className="space-y-4">
        {items.map((item) => (
          <CaseCard key={item.id} item={item} at={at({ case: item.id })} />
        ))}
      </ul>
      {next && <MoreLink href={at({ after: next })} />}
    </>
  );
}

const atOnce: DecisionName[] = ["keep", "approve"];

type ChosenProps = { place: string; item: CaseView; back: string };

function Chosen({ place, item, back }: ChosenProps) {
  const { id, target, title, text, author, attachments, reports, choices, barred, openedAt } = item;
  const { fields, problems } = useSmallForm("decision", { reason: undefined, message: undefined });
  const named = (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={openedAt} />
    </>
  );
  const deeds = (isAtOnce: boolean) =>
    choices
      .filter((name) => atOnce.includes(name) === isAtOnce)
      .map((name) => (
        <Button
          key={name}
          look={isAtOnce ? "primary" : name === "delete" ? "danger" : "secondary"}
          icon={isAtOnce ? "check" : undefined}
          name="decision"
          value={name}
        >
          {decisionWords[name].deed}
        </Button>
      ));
  return (
    <Card className="space-y-5">
      <p>
        <a className="inline-flex min-h-6 items-center text-link underline" href={back}>
          Всё, что ждёт
        </a>
      </p>
      <CaseMarks item={item} />
      <SubjectQuote target={target} title={title} text={text} author={author} whole />
      <CaseFiles items={attachments} />
      {reports.length > 0 && (
        <ul className="space-y-2 text-soft">
          {reports.map(({ reason, text: words, at }) => (
            <li key={at + reason + words} className="wrap-anywhere">
              {reasonWords[reason].title}
              {words && `: ${words}`}
            </li>
          ))}
        </ul>
      )}
      {barred ? (
        <Notice>{barredWords[barred]}</Notice>
      ) : (
        <>
          <Form className="flex flex-wrap gap-2">
            {named}
            {deeds(true)}
          </Form>
          <Disclosure title={choices.includes("reject") ? "Вернуть автору" : "Принять меры"} open={problems.length > 0}>
            <Form id="decision" className="space-y-5">
              <ErrorSummary problems={problems} />
              {named}
              <SelectField field={fields.reason} label="Причина" prompt="Выберите причину" options={reasonChoices} />
              <TextareaField
                field={fields.message}
                label="Сообщение автору"
                hint="Что исправить и почему"
                rows={3}
                maxLength={1000}
                optional
              />
              <FormActions>{deeds(false)}</FormActions>
            </Form>
          </Disclosure>
        </>
      )}
    </Card>
  );
}
