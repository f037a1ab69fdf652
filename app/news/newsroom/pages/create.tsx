import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepDraft, openDraft } from "#app/engines/drafts/forms.ts";
import { OtherDraft } from "#app/engines/drafts/ui/other-draft.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleStep } from "../contract.ts";
import { articleForm, inZone, previewForm, valuesOf } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { ArticleForm } from "../ui/article-form.tsx";
import { ArticleState } from "../ui/article-state.tsx";
import { hoursOf } from "../ui/hours.ts";
import { articleLines } from "../ui/lines.ts";
import { choicesOf } from "../ui/rubric-choices.ts";
import { buttonsOf, stepDone } from "../ui/steps.ts";
import { ticksFor } from "../ui/ticks.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая статья");

export const loader = load(async ({ api, query, viewer }) => {
  const [choices, audiences, draft, template] = await Promise.all([
    api.newsroom.choices({}),
    api.account.audiences({}),
    openDraft(api, "article", query.draft),
    query.template ? api.templates.read({ id: query.template }) : undefined,
  ]);
  const from = template?.words;
  const rubrics = choicesOf(choices);
  const hours = hoursOf(viewer.timeZone);
  const steps = buttonsOf(["publish", "save", "review", "schedule"]);
  const ticks = ticksFor(viewer.rights);
  return {
    rubrics,
    audiences,
    draft,
    from,
    steps,
    ticks,
    lines: articleLines,
    hours,
    values: valuesOf(from, draft, viewer.timeZone),
  };
});

const write = (step: ArticleStep) =>
  intent(articleForm(step), async ({ api, value, viewer }) => {
    const { id } = await api.newsroom.write(inZone(value, viewer.timeZone));
    return { to: href(newsroom.edit, { id }), toast: { id: "saved", kind: "success", text: stepDone[step] } };
  });

export const action = act({
  publish: write("publish"),
  save: write("save"),
  review: write("review"),
  schedule: write("schedule"),
  preview: intent(previewForm, ({ value }) => ({ show: value })),
  "save-draft": keepDraft("article"),
});

export { staysWhileWriting as shouldRevalidate } from "#app/engines/drafts/ui/reload.ts";

export default function CreateArticle() {
  const { rubrics, draft, ...parts } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl xl:max-w-none">
      <PageHeader title="Новая статья" places={[{ href: href(newsroom.desk), title: "Редакция" }]}>
        <ArticleState />
      </PageHeader>
      <OtherDraft draft={draft.other} />
      <ArticleForm id="article" choices={rubrics} {...parts} back={href(newsroom.desk)} draft={draft} />
    </div>
  );
}
