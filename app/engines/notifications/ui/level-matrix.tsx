import type { FieldMetadata } from "@conform-to/react";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { FamilySettings } from "../contract.ts";

const bellLevels = [
  { value: "now", label: "Сразу" },
  { value: "off", label: "Не сообщать" },
];
const mailLevels = [
  { value: "now", label: "Сразу" },
  { value: "digest", label: "В сводке" },
  { value: "off", label: "Не писать" },
];
const pushLevels = [
  { value: "now", label: "Да" },
  { value: "off", label: "Нет" },
];
const digests = [
  { value: "daily", label: "Каждый день" },
  { value: "weekly", label: "Раз в неделю" },
  { value: "none", label: "Без сводки" },
];

type Levels = FieldMetadata<Record<string, string>>;
type MatrixProps = {
  families: FamilySettings[];
  bell: Levels;
  mail: Levels | null;
  push: Levels | null;
  digest: FieldSource;
};

/** Every kind of notices with its ways, each with its level; a way that the portal does not have is not drawn. */
export function LevelMatrix({ families, bell, mail, push, digest }: MatrixProps) {
  const [bells, mails, pushes] = [bell.getFieldset(), mail?.getFieldset(), push?.getFieldset()];
  return (
    <Card className="space-y-6">
      {mails && (
        <SelectField
          field={digest}
          label="Сводка на почту"
          hint="Собирает в одно письмо то, для чего ниже выбрано «В сводке». Пустой не бывает."
          options={digests}
          className="max-w-80"
        />
      )}
      {families.map((family) => (
        <Line
          key={family.name}
          family={family}
          bell={bells[family.name]!}
          mail={mails?.[family.name]}
          push={pushes?.[family.name]}
        />
      ))}
    </Card>
  );
}

type LineProps = { family: FamilySettings; bell: FieldSource } & Record<"mail" | "push", FieldSource | undefined>;

function Line({ family: { name, title, hint, mandatory }, bell, mail, push }: LineProps) {
  const hintId = `notices-${name}-hint`;
  return (
    <fieldset aria-describedby={hintId} className="min-w-0 border-t border-line pt-5">
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <p aria-hidden="true" className="font-medium">
            {title}
          </p>
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          {mandatory ? (
            <p className="flex flex-col items-start gap-1.5">
              <span className="font-medium">Колокольчик</span>
              <Badge className="mt-2">Всегда: обязательное</Badge>
            </p>
          ) : (
            <SelectField field={bell} label="Колокольчик" options={bellLevels} />
          )}
          {mail && <SelectField field={mail} label="Почта" options={mailLevels} />}
          {push && <SelectField field={push} label="На устройстве" options={pushLevels} />}
        </div>
      </div>
    </fieldset>
  );
}
