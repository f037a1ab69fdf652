import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { personalData } from "../contract.ts";
import { agreements } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отзыв согласия");

export const loader = load(async ({ api, params: { code = "" } }) => {
  const { title } = await api.agreements.text({ code });
  return { title, closes: code === personalData };
});

export const action = act({
  withdraw: intent(z.object({}), async ({ api, params: { code = "" } }) => {
    await api.agreements.withdraw({ code });
    const closes = code === personalData;
    return {
      to: href(closes ? agreements.consent : agreements.list),
      document: closes,
      toast: { id: "agreement", kind: "success", text: "Согласие отозвано" },
    };
  }),
});

export default function Withdraw() {
  const { title, closes } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Отозвать согласие?" width="m">
      <p>«{title}»</p>
      {closes ? (
        <div className="prose mt-4">
          <p>Что будет, если отозвать:</p>
          <ul>
            <li>страницы портала сразу закроются для вас, пока вы не дадите согласие снова;</li>
            <li>в поиске людей вас больше не найдут;</li>
            <li>администраторы компании узнают об этом и решат, что делать с данными, в срок по закону;</li>
            <li>то, что вы написали, останется; запись о том, что вы соглашались и отозвали, – тоже.</li>
          </ul>
          <p>Дать согласие снова можно в любой день.</p>
        </div>
      ) : (
        <p className="mt-4 text-soft">
          То, ради чего оно было, прекратится сразу. На остальном это не скажется: портал будет работать так же. Запись
          о том, что вы соглашались и отозвали, останется.
        </p>
      )}
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="withdraw">
            Отозвать
          </Button>
          <DialogCancel href={href(agreements.list)}>Оставить</DialogCancel>
        </FormActions>
      </Form>
    </DialogPage>
  );
}
