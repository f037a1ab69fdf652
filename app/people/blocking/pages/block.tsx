import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { isNamed } from "#app/people/account/forms.ts";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { blockForm } from "../forms.ts";
import { blocking } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заблокировать человека");

export const loader = load(async ({ api, params: { socialId = "" }, moved }) => {
  const person = await api.account.profile({ alias: socialId });
  if (!isNamed(person, socialId)) throw moved(href(blocking.block, { socialId: person.alias }));
  const { accountId, alias, firstName, lastName, mine, away } = person;
  // Who is away or blocked already says nothing more: the page itself tells so.
  if (away) throw redirect(href(account.profile, { socialId: alias }));
  return { accountId, alias, mine, name: `${firstName} ${lastName}` };
});

export const action = act({
  block: intent(blockForm, async ({ api, value, params: { socialId = "" } }) => {
    await api.blocking.block(value);
    const link = { text: "Весь список", href: href(blocking.list) };
    const toast = { id: "blocking", kind: "success" as const, text: "Человек заблокирован.", link };
    return { to: href(account.profile, { socialId }), toast };
  }),
});

export default function Block() {
  const { accountId, alias, mine, name } = useLoaderData<typeof loader>();
  const back = href(account.profile, { socialId: alias });
  if (mine)
    return (
      <DialogPage title="Это вы сами" width="s">
        <p className="text-soft">Заблокировать можно только другого человека.</p>
        <div className="mt-6 flex flex-col gap-3">
          <DialogCancel href={back} />
        </div>
      </DialogPage>
    );
  return (
    <DialogPage title="Заблокировать человека?" width="s">
      <p>
        {name} <span className="text-soft">не узнает об этом.</span>
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-soft">
        <li>Вы не увидите публикаций, комментариев и упоминаний этого человека, его не будет в списках и в поиске.</li>
        <li>Подписки друг на друга закончатся.</li>
        <li>Новости компании, обязательное чтение и рабочие обязанности останутся как есть.</li>
      </ul>
      <p className="mt-3 text-sm text-muted">
        Если нарушены правила,{" "}
        <a href={href(moderation.report, { target: "default", id: accountId })} className="text-link underline">
          пожалуйтесь модератору
        </a>
        .
      </p>
      <Form className="mt-6 flex flex-col gap-3">
        <input type="hidden" name="accountId" value={accountId} />
        <Button name="intent" value="block" look="danger" wide>
          Заблокировать
        </Button>
        <DialogCancel href={back} />
      </Form>
    </DialogPage>
  );
}
