import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { hideForm } from "../forms.ts";
import { feed } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Скрыть из лент");

export const loader = load(async ({ api, params: { id = "" }, viewer, request, url }) => {
  const [{ author, rubrics, feed: home }, { items }] = await Promise.all([api.news.article({ id }), api.feed.hidden()]);
  const choices = [
    ...(author && author.accountId !== viewer.accountId
      ? [{ id: author.accountId, what: `author/${author.accountId}`, title: `автора: ${author.name}` }]
      : []),
    ...rubrics.map((rubric) => ({ id: rubric.id, what: `rubric/${rubric.id}`, title: `рубрику: ${rubric.title}` })),
  ].map((choice) => ({ ...choice, hidden: items.some((one) => one.id === choice.id) }));
  return { choices, back: cameFrom(request, url) ?? href(feed[home ?? "work"]) };
});

export const action = act({
  hide: intent(hideForm, async ({ api, value, here }) => {
    const { title } = await api.feed.hide({ ...value.what, hidden: true });
    const text = `Скрыто из лент: ${title}.`;
    const link = { text: "Вернуть", href: here() };
    return { to: safePath(value.back, href(feed.work)), toast: { id: "hidden", kind: "success", text, link } };
  }),
  unhide: intent(hideForm, async ({ api, value }) => {
    const { title } = await api.feed.hide({ ...value.what, hidden: false });
    const toast = { id: "hidden", kind: "success" as const, text: `Снова в лентах: ${title}` };
    return { to: safePath(value.back, href(feed.work)), toast };
  }),
});

export default function Hide() {
  const { choices, back } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Скрыть из лент" width="s">
      <p className="text-soft">
        {choices.length
          ? "Публикации исчезнут из всех ваших лент, но найдутся поиском. Автор об этом не узнает. Вернуть можно в "
          : "Автор и рубрика этой публикации вам не показаны, скрывать нечего. Что уже скрыто – в "}
        <a href={`${href(account.settings)}#hidden`} className="text-link underline">
          настройках
        </a>
        .
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Choices intent="hide" back={back} choices={choices.filter(({ hidden }) => !hidden)} />
        <Choices intent="unhide" back={back} choices={choices.filter(({ hidden }) => hidden)} />
        <DialogCancel href={back} />
      </div>
    </DialogPage>
  );
}

type ChoicesProps = { intent: "hide" | "unhide"; back: string; choices: { what: string; title: string }[] };

function Choices({ intent: deed, back, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <Form className="flex flex-col gap-3">
      <input type="hidden" name="intent" value={deed} />
      <input type="hidden" name="back" value={back} />
      {choices.map(({ what, title }) => (
        <Button key={what} name="what" value={what} wide>
          {deed === "hide" ? "Скрыть" : "Вернуть"} {title}
        </Button>
      ))}
    </Form>
  );
}

/** The list that led here; not a page where the hidden would still be seen. */
function cameFrom(request: Request, { host }: URL): string | undefined {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (referrer?.host !== host || !/^\/(feed\/(?!hide)|main$)/.test(referrer.pathname)) return undefined;
  return safePath(referrer.pathname + referrer.search);
}
