import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { news } from "#app/news/news/routes.ts";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { reviewDays } from "../contract.ts";
import { reviewForm } from "../forms.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => `Пересмотр: ${title}`, "Пересмотр");

const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

export const loader = load(async ({ api, params: { id = "" }, now }) => {
  const { title, state, reviewOn, steps } = await api.newsroom.source({ id });
  const inHalfYear = daysFrom(now.slice(0, 10), 182);
  return { id, title, reviewOn, inHalfYear, endsOn: reviewOn && daysFrom(reviewOn, reviewDays), state, steps };
});

const said = (text: string) => ({ id: "review", kind: "success" as const, text });

export const action = act({
  "confirm-review": intent(reviewForm, async ({ api, value, params: { id = "" } }) => {
    await api.newsroom.confirm({ id, ...value });
    return { to: href(newsroom.edit, { id }), toast: said(`Спасибо. Снова напомним ${dayOf(value.reviewOn)}`) };
  }),
  unpublish: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.newsroom.move({ id, step: "unpublish" });
    return { to: href(newsroom.edit, { id }), toast: said("Снято с публикации") };
  }),
});

export default function Review() {
  const { id, title, state, steps, reviewOn, inHalfYear, endsOn } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ reviewOn: string }>("review", { reviewOn: inHalfYear });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Пересмотр" places={[{ href: href(newsroom.edit, { id }), title }]}>
        {reviewOn
          ? `Статью нужно проверить до ${dayOf(reviewOn)}. Если никто этого не сделает, ${dayOf(endsOn!)} она снимется с публикации сама.`
          : "День проверки не назначен: статья останется, пока её не снимут."}
      </PageHeader>
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <Card>
        <p className="text-soft">
          Прочитайте статью: всё ли в ней ещё верно?{" "}
          {state === "published" && (
            <a className="text-link underline" href={href(news.article, { id })}>
              Открыть статью
            </a>
          )}
        </p>
        <Form id="review" className="mt-5 space-y-5">
          <DateField field={fields.reviewOn} label="Когда проверить снова" />
          <FormActions>
            <Button look="primary" icon="check" name="intent" value="confirm-review">
              Всё верно
            </Button>
            <ButtonLink icon="edit" href={href(newsroom.edit, { id })}>
              {steps.includes("save") ? "Исправить" : "Предложить правку"}
            </ButtonLink>
          </FormActions>
        </Form>
        {steps.includes("unpublish") && (
          <Form className="mt-6 border-t border-line pt-5">
            <Button look="quiet-danger" name="intent" value="unpublish">
              Снять с публикации
            </Button>
          </Form>
        )}
      </Card>
    </div>
  );
}
