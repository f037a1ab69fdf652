import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";

type Props = {
  /** What its fields are known by. */
  id: string;
  place: string;
  problems: FormProblem[];
  /** With a file. */
  encType?: "multipart/form-data" | undefined;
  children: ReactNode;
};

/** A page of a place's settings that is one form: its fields, and «Сохранить». */
export function SettingsCard({ id, place, problems, encType, children }: Props) {
  return (
    <Card>
      <Form id={id} encType={encType} className="space-y-6">
        <input type="hidden" name="id" value={place} />
        <ErrorSummary problems={problems} />
        {children}
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
