import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepDraft, openChange } from "#app/drafts/forms.ts";
import { OtherDraft } from "#app/drafts/ui/other-draft.tsx";
import { extras } from "#app/extras/routes.ts";
import { mustRead } from "#app/must-read/routes.ts";
import { news } from "#app/news/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { KeptPictures } from "#app/ui/pictures/kept-pictures.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type ArticleStep, articleSteps, type DeskArticle } from "../contract.ts";
import { changeForm, inZone, valuesOf } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { ArticleForm } from "../ui/article-form.tsx";
import { ArticleHistory } from "../ui/article-history.tsx";
import { stepDone } from "../ui/steps.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ article: DeskArticle }>(({ article }) => article.title, "Правка статьи");

export const loader = load(async ({ api, params: { id = "" }, query, viewer }) => {
  const [article, choices, audiences, draft] = await Promise.all([
    api.newsroom.source({ id }),
    api.newsroom.choices({}),
    api.account.audiences({}),
    openChange(api, id, query.draft),
  ]);
  const steps = articleSteps.filter((step) => article.steps.includes(step));
  const values = valuesOf(article, draft, viewer.timeZone);
  return { article, choices, audiences, steps, draft, values, deeds: deedsOf(article) };
});

/** Where one goes from here, beside what the form does. */
function deedsOf({ id, state, reported, reviewOn, pinned }: DeskArticle) {
  const isOut = state === "published";
  return [
    reported && { href: href(mustRead.readers, { id }), title: "Кто ознакомился" },
    reviewOn && { href: href(newsroom.review, { id }), title: "Пересмотр" },
    { href: href(extras.desk, { id }), title: "Файлы и ссылки", icon: "attach" as const },
    { href: href(newsroom.copy, { id }), title: "Копия или шаблон" },
    { href: href(newsroom.preview, { id }), title: "Предпросмотр", icon: "eye" as const },
    isOut && { href: href(newsroom.pin, { id }), title: pinned ? "Закреплено" : "Закрепить", icon: "pin" as const },
    isOut && { href: href(news.article, { id }), title: "Открыть" },
  ].filter((deed) => !!deed);
}

const change = (step: ArticleStep) =>
  intent(changeForm(step), async ({ api, value, viewer, params: { id = "" }, here }) => {
    await api.newsroom.change({ id, ...inZone(value, viewer.timeZone) });
    const to = here(undefined, { draft: undefined });
    return { to, toast: { id: "saved", kind: "success", text: stepDone[step] } };
  });

export const action = act({
  save: change("save"),
  publish: change("publish"),
  review: change("review"),
  schedule: change("schedule"),
  return: change("return"),
  unpublish: change("unpublish"),
  "save-draft": keepDraft("article", { subject: "id" }),
});

/** After a conflict the form must know the text that is saved by now. */
export const shouldRevalidate = () => true;

export default function EditArticle() {
  const { article, choices, audiences, steps, draft, values, deeds } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={article.title}
        places={[{ href: href(newsroom.desk), title: "Редакция" }]}
        actions={deeds.map(({ title, ...deed }) => (
          <ButtonLink key={title} {...deed}>
            {title}
          </ButtonLink>
        ))}
      />
      <OtherDraft draft={draft.other} />
      <ArticleForm
        key={article.revision}
        id="article"
        choices={choices}
        audiences={audiences}
        steps={steps}
        back={href(newsroom.desk)}
        draft={draft}
        values={values}
        article={article}
        kept={(typed) => <KeptPictures name="keep" pictures={article.pictures} typed={typed} altRequired />}
      />
      <ArticleHistory article={article} />
    </div>
  );
}
