import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { demandTitles, gradingTitles } from "./course-words.ts";

type Name = "demand" | "least" | "tries" | "grading" | "usesMastery";
type Props = { fields: Record<Name, FieldSource>; packageHref: string | undefined; open: boolean };

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

/** When a package is passed, and how its tries are counted. */
export function ScormRulesFields({ fields, packageHref, open }: Props) {
  return (
    <Disclosure title="Пакет SCORM: когда он пройден" open={open}>
      <div className="space-y-5">
        {packageHref && (
          <p>
            <Link href={packageHref}>Что в пакете</Link>
          </p>
        )}
        <SelectField field={fields.demand} label="Урок пройден, когда" options={choicesOf(demandTitles)} />
        <TextField field={fields.least} label="Балл, если решает он" type="number" width="s" unit="%" />
        <TextField
          field={fields.tries}
          label="Попыток"
          hint="Ноль – сколько угодно. После последней пакет можно только пересмотреть"
          type="number"
          width="s"
        />
        <SelectField field={fields.grading} label="Засчитывается" options={choicesOf(gradingTitles)} />
        <CheckboxField field={fields.usesMastery} label="Учитывать проходной балл, который называет сам пакет" />
      </div>
    </Disclosure>
  );
}
