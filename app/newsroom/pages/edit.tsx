import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskTalk } from "#app/desk-talk/routes.ts";
import { keepDraft, openChange } from "#app/drafts/forms.ts";
import { OtherDraft } from "#app/drafts/ui/other-draft.tsx";
import { mustRead } from "#app/must-read/routes.ts";
import { news } from "#app/news/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { KeptPictures } from "#app/ui/pictures/kept-pictures.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleStep, DeskArticle } from "../contract.ts";
import { changeForm, inZone, withChosen } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { ArticleForm } from "../ui/article-form.tsx";
import { ArticleHistory } from "../ui/article-history.tsx";
import { buttonsOf, stepDone } from "../ui/steps.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ article: DeskArticle }>(({ article }) => article.title, "Правка статьи");

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const [article, choices, audiences, draft] = await Promise.all([
    api.newsroom.source({ id }),
    api.newsroom.choices({}),
    api.account.audiences({}),
    openChange(api, id, query.draft),
  ]);
  return { article, choices, audiences, draft: withChosen(draft), steps: buttonsOf(article.steps) };
});

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
  request: change("request"),
  return: change("return"),
  unpublish: change("unpublish"),
  archive: change("archive"),
  "save-draft": keepDraft("article", { subject: "id" }),
});

/** After a conflict the form must know the text that is saved by now. */
export const shouldRevalidate = () => true;

export default function EditArticle() {
  const { article, choices, audiences, draft, steps } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const { id, title, state, reviewOn } = article;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        places={[{ href: href(newsroom.desk), title: "Редакция" }]}
        actions={
          <>
            {article.mustRead && <ButtonLink href={href(mustRead.readers, { id })}>Кто ознакомился</ButtonLink>}
            {reviewOn && <ButtonLink href={href(newsroom.review, { id })}>Пересмотр</ButtonLink>}
            <ButtonLink href={href(deskTalk.talk, { id })}>Проверка и разговор</ButtonLink>
            <ButtonLink href={href(newsroom.copy, { id })}>Копия или шаблон</ButtonLink>
            <ButtonLink href={href(newsroom.preview, { id })} icon="eye">
              Предпросмотр
            </ButtonLink>
            {state === "published" && viewer.rights.includes("chief-editor") && (
              <ButtonLink href={href(newsroom.pin, { id })} icon="pin">
                {article.pinned ? "Закреплено" : "Закрепить"}
              </ButtonLink>
            )}
            {state === "published" && <ButtonLink href={href(news.article, { id })}>Открыть</ButtonLink>}
          </>
        }
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
        article={article}
        kept={(typed) => <KeptPictures name="keep" pictures={article.pictures} typed={typed} altRequired />}
      />
      <ArticleHistory article={article} />
    </div>
  );
}
