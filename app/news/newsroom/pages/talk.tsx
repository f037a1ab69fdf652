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
import { momentOf, wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import { deskTalk } from "../desk-routes.ts";
import { remarkForm, scheduleForm, stepForm, unsayForm } from "../forms.ts";
import { ArticleTerms } from "../ui/article-terms.tsx";
import { CheckForm } from "../ui/check-form.tsx";
import { Remarks } from "../ui/remarks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ source: { title: string } }>(
  ({ source: { title } }) => `Проверка и разговор: ${title}`,
  "Проверка и разговор",
);

const steps = ["publish", "review", "schedule", "request", "return"] as const;

export const loader = load(async ({ api, params: { id = "" }, query: { after }, viewer }) => {
  const [source, { article }, talk, audiences] = await Promise.all([
    api.newsroom.source({ id }),
    api.newsroom.preview({ id }),
    api.deskTalk.read({ id, after }),
    api.account.audiences({}),
  ]);
  const obliged = source.mustRead ? (await api.mustRead.readers({ id })).addressed : null;
  const possible = buttonsOf(source.steps.filter((step) => steps.some((one) => one === step)));
  const hour = possible.some(({ step }) => step === "schedule")
    ? { zone: zoneName(viewer.timeZone), at: source.publishAt ? wallOf(source.publishAt, viewer.timeZone) : undefined }
    : undefined;
  return { id, article, source, audiences, obliged, hour, buttons: possible, ...talk };
});

const take = (step: Exclude<(typeof steps)[number], "schedule">) =>
  intent(stepForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.newsroom.move({ id, step, ...value });
    return { to: here(), toast: { id: "step", kind: "success", text: stepDone[step] } };
  });

export const action = act({
  publish: take("publish"),
  review: take("review"),
  schedule: intent(scheduleForm, async ({ api, value, params: { id = "" }, here, viewer }) => {
    const publishAt = momentOf(value.publishAt, viewer.timeZone);
    await api.newsroom.move({ id, step: "schedule", ...value, publishAt });
    return { to: here(), toast: { id: "step", kind: "success", text: stepDone.schedule } };
  }),
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
  const { id, article, source, audiences, obliged, hour, buttons, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Проверка и разговор"
        places={[
          { href: href(newsroom.desk), title: "Редакция" },
          { href: href(newsroom.edit, { id }), title: source.title },
        ]}
        actions={
          <ButtonLink href={href(newsroom.preview, { id })} icon="eye">
            Как увидят читатели
          </ButtonLink>
        }
      >
        <Badge>{stateTitles[source.state]}</Badge> Читатели этой страницы не видят.
      </PageHeader>
      <WholeArticle article={article} isPreview isPart />
      <div className="mt-6">
        <ArticleTerms article={source} audiences={audiences} obliged={obliged} />
      </div>
      {buttons.length > 0 && (
        <div className="mt-6">
          <CheckForm buttons={buttons} hour={hour} />
        </div>
      )}
      <Section id="talk" title="Разговор редакторов">
        <Remarks items={items} next={next && href(deskTalk.talk, { id }, { after: next })} />
      </Section>
    </div>
  );
}
