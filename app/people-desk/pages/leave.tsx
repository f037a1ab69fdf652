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
import { peopleDesk } from "../routes.ts";
import { SessionsEnd } from "../ui/sessions-end.tsx";
import { rightWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Увольнение");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name, sessions, given } = await api.peopleDesk.person({ id });
  return { id, name, sessions, rights: given.map(({ right }) => right) };
});

export const action = act({
  leave: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.peopleDesk.leave({ id });
    return {
      to: href(peopleDesk.person, { id }),
      toast: { id: "person", kind: "success", text: "Отмечено: не работает" },
    };
  }),
});

export default function Leave() {
  const { id, name, sessions, rights } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`${name} больше не работает?`} width="m">
      <div className="space-y-2 text-soft">
        <p>Вход закроется. Публикации и комментарии останутся, рядом с именем будет написано «не работает».</p>
        <SessionsEnd count={sessions} />
        {rights.length > 0 && (
          <p>Будут сняты права: {rights.map((right) => rightWords[right].toLowerCase()).join(", ")}.</p>
        )}
      </div>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="leave">
            Отметить увольнение
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
