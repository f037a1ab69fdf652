import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { AgreementText } from "../contract.ts";

type Props = Pick<AgreementText, "needs" | "version"> & {
  label: string;
  send: string;
  returnTo?: string;
};

/** One tick for one document; what asks for more also wants the name written out. */
export function AcceptForm({ needs, version, label, send, returnTo }: Props) {
  const { fields, problems } = usePageForm<{ agree: string; fullName: string }>("accept");
  return (
    <Form id="accept" className="mt-8 space-y-5 print:hidden">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="version" value={version.number} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <CheckboxField name="agree" id={fields.agree.id} errors={fields.agree.errors} label={label} />
      {needs === "full-name" && (
        <TextField
          field={fields.fullName}
          label="Ваши фамилия, имя и отчество"
          hint="Как они написаны в вашем профиле: это вместо подписи"
          autoComplete="name"
          maxLength={300}
        />
      )}
      <FormActions>
        <Button look="primary" name="intent" value="agree">
          {send}
        </Button>
      </FormActions>
    </Form>
  );
}
