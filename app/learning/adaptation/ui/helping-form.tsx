import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { HelperRole } from "../contract.ts";
import { roleTitles } from "./words.ts";

const every: HelperRole[] = ["supervisor", "buddy", "hr", "it"];

/** Names who helps from now on; nobody where the line is left empty. */
export function HelperForm({ run, roles = every }: { run: string; roles?: HelperRole[] | undefined }) {
  const { fields, problems } = useSmallForm("help", { role: roles[0], person: undefined });
  return (
    <Disclosure title="Сменить помощника" open={problems.length > 0}>
      <Form id="help" className="space-y-4">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="run" value={run} />
        <SelectField
          field={fields.role}
          label="Кого"
          options={roles.map((value) => ({ value, label: roleTitles[value] }))}
        />
        <ColleagueField
          field={fields.person}
          label="На кого"
          hint="Пусто – никого; вместо руководителя тогда тот, кто в справочнике"
          optional
        />
        <Button name="intent" value="help">
          Сменить
        </Button>
      </Form>
    </Disclosure>
  );
}
