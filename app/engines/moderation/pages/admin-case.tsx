import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import type { Toast } from "#app/web/context.ts";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CaseView } from "../contract.ts";
import { atOnceForm, decidedLate } from "../forms.ts";
import { moderation } from "../routes.ts";
import { CaseMarks, caseTitle } from "../ui/case-card.tsx";
import { CaseDeeds } from "../ui/case-deeds.tsx";
import { CaseFiles } from "../ui/case-files.tsx";
import { CaseStory } from "../ui/case-story.tsx";
import { SubjectQuote } from "../ui/subject-quote.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<CaseView>(caseTitle, "Жалоба");

export const loader = load(({ api, params }) => api.moderation.case({ id: params.id ?? "" }));

const done = (text: string): Toast => ({ id: "decided", kind: "success", text });

export const action = act({
  claim: intent(z.object({}), async ({ api, params, here }) => {
    const { mine, name } = await api.moderation.claim({ id: params.id ?? "" });
    return {
      to: here(),
      toast: mine
        ? { id: "claimed", kind: "success", text: "У вас 15 минут на решение" }
        : { id: "claimed", kind: "info", text: `Этим уже занят другой модератор: ${name}` },
    };
  }),
  release: intent(z.object({}), async ({ api, params }) => {
    await api.moderation.release({ id: params.id ?? "" });
    return { to: href(moderation.desk), toast: { id: "released", kind: "success", text: "Снова в очереди" } };
  }),
  keep: intent(atOnceForm, async ({ api, params, value, here }) => {
    const late = await decidedLate(() => api.moderation.decide({ id: params.id ?? "", decision: "keep", ...value }));
    if (late) return { to: here(), toast: late };
    return { to: href(moderation.desk), toast: done("Оставили как есть. Тем, кто жаловался, придёт ответ.") };
  }),
  approve: intent(atOnceForm, async ({ api, params, value, here }) => {
    const late = await decidedLate(() => api.moderation.decide({ id: params.id ?? "", decision: "approve", ...value }));
    if (late) return { to: here(), toast: late };
    return { to: href(moderation.desk), toast: done("Опубликовано") };
  }),
});

export default function CasePage() {
  const item = useLoaderData<typeof loader>();
  const { target, title, text, author, attachments, about, answers, href: place } = item;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={caseTitle(item)} places={[{ href: href(moderation.desk), title: "Модерация" }]} />
      <Card className="space-y-5">
        <CaseMarks item={item} />
        {about && (
          <dl className="space-y-1 text-sm text-soft">
            <div>
              <dt className="inline text-muted">Под публикацией: </dt>
              <dd className="inline wrap-anywhere">{about}</dd>
            </div>
            {answers && (
              <div>
                <dt className="inline text-muted">В ответ на: </dt>
                <dd className="inline wrap-anywhere">{answers}</dd>
              </div>
            )}
          </dl>
        )}
        <SubjectQuote target={target} title={title} text={text} author={author} whole />
        <CaseFiles items={attachments} />
        {place && (
          <p>
            <a href={place} className="text-link underline">
              Открыть, как видят все
            </a>
          </p>
        )}
        <CaseDeeds item={item} />
      </Card>
      <Section id="story" title="Подробности">
        <CaseStory item={item} />
      </Section>
    </div>
  );
}
