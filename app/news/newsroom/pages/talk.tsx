import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stateTitles } from "#app/engines/content/ui/states.ts";
import { WholeArticle } from "#app/news/news/ui/whole-article.tsx";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { buttonsOf, stepDone } from "#app/news/newsroom/ui/steps.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { deskTalk } from "../desk-routes.ts";
import { remarkForm, stepForm, unsayForm } from "../forms.ts";
import { CheckForm } from "../ui/check-form.tsx";
import { Remarks } from "../ui/remarks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(
  ({ title }) => `Проверка и разговор: ${title}`,
  "Проверка и разговор",
);

const steps = ["publish", "review", "request", "return"] as const;

export const loader = load(async ({ api, params: { id = "" }, query: { after } }) => {
  const [source, { article }, talk] = await Promise.all([
    api.newsroom.source({ id }),
    api.newsroom.preview({ id }),
    api.deskTalk.read({ id, after }),
  ]);
  const possible = buttonsOf(source.steps.filter((step) => steps.some((one) => one === step)));
  return { id, article, title: source.title, state: stateTitles[source.state], buttons: possible, ...talk };
});

const take = (step: (typeof steps)[number]) =>
  intent(stepForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.newsroom.move({ id, step, ...value });
    return { to: here(), toast: { id: "step", kind: "success", text: stepDone[step] } };
  });

export const action = act({
  publish: take("publish"),
  review: take("review"),
  request: take("request"),
  return: take("return"),
  say: intent(remarkForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.deskTalk.say({ id, ...value });
    return { to: here("talk", { after: undefined }) };
  }),
  unsay: intent(unsayForm, async ({ api, value, here }) => {
    await api.deskTalk.unsay(value);
    return { to: here("talk"), toast: { id: "unsaid", kind: "info", text: "Убрано" } };
  }),
});

/** The review of an article: what may be done with it, and what editors say of it among themselves. */
export default function Talk() {
  const { id, article, title, state, buttons, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Проверка и разговор"
        places={[
          { href: href(newsroom.desk), title: "Редакция" },
          { href: href(newsroom.edit, { id }), title },
        ]}
        actions={
          <ButtonLink href={href(newsroom.preview, { id })} icon="eye">
            Как увидят читатели
          </ButtonLink>
        }
      >
        <Badge>{state}</Badge> Читатели этой страницы не видят.
      </PageHeader>
      <WholeArticle article={article} isPreview isPart />
      {buttons.length > 0 && (
        <div className="mt-6">
          <CheckForm buttons={buttons} />
        </div>
      )}
      <Section id="talk" title="Разговор редакторов">
        <Remarks items={items} next={next && href(deskTalk.talk, { id }, { after: next })} />
      </Section>
    </div>
  );
}
