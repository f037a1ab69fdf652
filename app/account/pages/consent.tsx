import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { ConsentText, consentVersion } from "../ui/consent-text.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Согласие на обработку персональных данных");

export const loader = load(async ({ api, query }) => {
  const { consentToPersData, group } = await api.account.me();
  return { given: consentToPersData, company: group.name, returnTo: safePath(query.returnTo) };
});

const consentForm = z.object({
  agree: z.literal("on", { error: "Поставьте отметку, если согласны" }),
  returnTo: z.string().optional(),
});

export const action = act({
  agree: intent(consentForm, async ({ api, value }) => {
    await api.account.consent({ version: consentVersion });
    return {
      to: safePath(value.returnTo),
      toast: { id: "consent", kind: "success", text: "Спасибо, согласие принято" },
    };
  }),
});

export default function Consent() {
  const { given, company, returnTo } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Персональные данные" />
      {given && (
        <Notice look="success">Вы уже дали согласие. Текст остаётся здесь, чтобы его можно было перечитать.</Notice>
      )}
      <ConsentText company={company} />
      {!given && <Agreement returnTo={returnTo} />}
    </div>
  );
}

function Agreement({ returnTo }: { returnTo: string }) {
  const { fields, problems } = usePageForm<{ agree: string }>("consent");
  return (
    <Form id="consent" className="mt-8 space-y-5">
      <ErrorSummary problems={problems} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <CheckboxField
        name="agree"
        id={fields.agree.id}
        errors={fields.agree.errors}
        label="Я согласен или согласна на обработку моих персональных данных"
      />
      <FormActions>
        <Button look="primary" name="intent" value="agree">
          Принять и продолжить
        </Button>
      </FormActions>
    </Form>
  );
}
