import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepDraft, openChange } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { later } from "#app/ui/later.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleStep, DeskArticle } from "../contract.ts";
import { changeForm, inZone, previewForm, valuesOf } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { ArticleForm } from "../ui/article-form.tsx";
import { linksOf } from "../ui/article-links.ts";
import { ArticleState } from "../ui/article-state.tsx";
import { hoursOf } from "../ui/hours.ts";
import { articleLines } from "../ui/lines.ts";
import { metWords } from "../ui/met-words.ts";
import { choicesOf } from "../ui/rubric-choices.ts";
import { buttonsOf, stepDone } from "../ui/steps.ts";
import { changeTicks, ticksFor } from "../ui/ticks.ts";

/** Those who may write in it do not carry what the others read. */
const ShutArticle = later(() => import("../ui/shut-article.tsx"));

const ArticleHistory = later(() => import("../ui/article-history.tsx"));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ article: DeskArticle }>(
  ({ article }) => `Правка: ${article.title}`,
  "Правка статьи",
);

export const loader = load(async ({ api, params: { id = "" }, query, viewer }) => {
  const [article, choices, audiences, draft] = await Promise.all([
    api.newsroom.source({ id }),
    api.newsroom.choices({}),
    api.account.audiences({}),
    openChange(api, id, query.draft),
  ]);
  // Only chief editors change it now: the others read it.
  const isShut = !article.steps.includes("save");
  const view = isShut ? (await api.newsroom.preview({ id })).article : null;
  const values = valuesOf(article, draft, viewer.timeZone);
  const steps = buttonsOf(article.steps);
  const rubrics = choicesOf(choices);
  const hours = hoursOf(viewer.timeZone);
  const links = linksOf(article, viewer.rights);
  const ticks = ticksFor(viewer.rights);
  const lines = articleLines;
  return {
    article,
    view,
    rubrics,
    audiences,
    steps,
    ticks,
    lines,
    changeTicks: changeTicks(article),
    hours,
    draft,
    values,
    links,
  };
});

const change = (step: ArticleStep) =>
  intent(changeForm(step), async ({ api, value, viewer, params: { id = "" }, here }) => {
    // Whose form has no such box says nothing of guests.
    const guestVisible = viewer.rights.includes("chief-editor") ? value.guestVisible : undefined;
    await api.newsroom.change({ id, ...inZone(value, viewer.timeZone), guestVisible });
    const to = here(undefined, { draft: undefined });
    const text = step === "save" && value.tell ? "Сохранено, сообщим читателям" : stepDone[step];
    return { to, toast: { id: "saved", kind: "success", text } };
  });

export const action = act({
  save: change("save"),
  publish: change("publish"),
  review: change("review"),
  schedule: change("schedule"),
  request: change("request"),
  return: change("return"),
  unpublish: change("unpublish"),
  archive: change("archive"),
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  "save-draft": keepDraft("article", { subject: "id" }),
});

export { reloadsWhenRefused as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function EditArticle() {
  const { article, view, rubrics, links, draft, ...parts } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl xl:max-w-none">
      <PageHeader
        title={article.title}
        places={[{ href: href(newsroom.desk), title: "Редакция" }]}
        actions={links.map(({ to, title, icon }) => (
          <ButtonLink key={to} href={to} icon={icon} size="s">
            {title}
          </ButtonLink>
        ))}
      >
        <ArticleState state={article.state} /> {metWords(article)}
      </PageHeader>
      {view ? (
        <ShutArticle article={article} view={view} audiences={parts.audiences} />
      ) : (
        <>
          <OtherDraft draft={draft.other} />
          <ArticleForm
            key={article.revision}
            id="article"
            choices={rubrics}
            {...parts}
            back={href(newsroom.desk)}
            draft={draft}
            article={article}
          />
        </>
      )}
      <ArticleHistory article={article} />
    </div>
  );
}
