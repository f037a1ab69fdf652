import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import type { PlanDocument, StepDraft } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { kindTitles, roleTitles } from "./words.ts";

type Level = PlanDocument["levels"][number];

/** A level of a programme with its steps, to be moved, changed and taken out. */
export function LevelEditor({ id, level, at, count }: { id: string; level: Level; at: number; count: number }) {
  const { key, title, about, steps } = level;
  return (
    <section id={key} aria-labelledby={`${key}-title`} className="mt-8">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id={`${key}-title`} className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
          {`${at + 1}. ${title}`}
        </h2>
        <Part partKey={key} what={`уровень «${title}»`} up={at > 0} down={at < count - 1} mayDrop={count > 1} />
      </div>
      {about && <p className="mb-2 text-soft">{about}</p>}
      <ul className="space-y-2">
        {steps.map((step, place) => (
          <li key={step.key} id={step.key} className="card flex flex-wrap items-center gap-3 p-3 pl-4">
            <div className="min-w-0 flex-1">
              <Link
                look="plain"
                href={href(adaptationDesk.adminStep, { id, key: step.key })}
                className="inline-block min-h-6 wrap-anywhere"
              >
                {step.title}
              </Link>
              <p className="text-sm text-muted">{aboutOf(step)}</p>
            </div>
            <Part
              partKey={step.key}
              what={`шаг «${step.title}»`}
              up={place > 0}
              down={place < steps.length - 1}
              mayDrop
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <ButtonLink size="s" icon="add" href={href(adaptationDesk.adminStep, { id, key: "new" }, { level: key })}>
          Добавить шаг
        </ButtonLink>
        <ButtonLink
          size="s"
          look="quiet"
          icon="edit"
          href={`${href(adaptationDesk.adminTemplate, { id }, { level: key })}#level`}
        >
          Переименовать
        </ButtonLink>
      </div>
    </section>
  );
}

type PartProps = { partKey: string; what: string; up: boolean; down: boolean; mayDrop: boolean };

function Part({ partKey, what, up, down, mayDrop }: PartProps) {
  return (
    <div className="flex items-center">
      <Form>
        <input type="hidden" name="key" value={partKey} />
        <MoveButtons {...{ what, up, down }} />
      </Form>
      {mayDrop && (
        <Form>
          <input type="hidden" name="key" value={partKey} />
          <Button look="quiet-danger" size="s" icon="delete" iconOnly name="intent" value="drop">
            {`Убрать ${what}`}
          </Button>
        </Form>
      )}
    </div>
  );
}

const dayForms = ["рабочий день", "рабочих дня", "рабочих дней"] as const;

function aboutOf({ kind, role, required, dueAfter, checked }: StepDraft): string {
  return [
    kindTitles[kind],
    roleTitles[role].toLowerCase(),
    required ? "" : "по желанию",
    checked ? "с проверкой" : "",
    dueAfter === undefined ? "" : `срок: ${counted(dueAfter, dayForms)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What a level is called; without one, another one. */
export function LevelForm({ level }: { level?: Level | undefined }) {
  const { fields, problems } = useSmallForm("level", { title: level?.title, about: level?.about });
  return (
    <Disclosure
      title={level ? `Уровень «${level.title}»` : "Добавить уровень"}
      open={level !== undefined || problems.length > 0}
      className="mt-8"
    >
      <Form id="level" className="space-y-4">
        <ErrorSummary problems={problems} />
        {level && <input type="hidden" name="level" value={level.key} />}
        <TextField field={fields.title} label="Название уровня" maxLength={100} autoComplete="off" />
        <TextareaField field={fields.about} label="О чём он" rows={2} maxLength={1000} optional />
        <Button name="intent" value="level">
          Сохранить
        </Button>
      </Form>
    </Disclosure>
  );
}
