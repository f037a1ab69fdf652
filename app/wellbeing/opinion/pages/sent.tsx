import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { opinion } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мнение отправлено");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const view = await api.opinion.open({ id });
  if (view.kind === "topic") return { id, topic: view.topic.title, dueOn: null, isTopic: true };
  const { topic, dueOn } = view.opinion;
  return { id, topic, dueOn, isTopic: false };
});

export default function OpinionSent() {
  const { id, topic, dueOn, isTopic } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Спасибо за мнение" places={[{ href: href(opinion.list), title: "Мнения" }]} />
      <Notice look="success" title={topic}>
        {isTopic && "Код ответа портал показал один раз, сразу после отправки. По нему вы прочитаете ответ."}
        {dueOn &&
          `Мы передали его тем, кто отвечает за тему. Ответ ждите до ${dayOf(dueOn)}: о нём сообщит колокольчик.`}
        {!isTopic && !dueOn && "На него уже ответили."}
      </Notice>
      <div className="mt-5">
        <FormActions>
          <ButtonLink look="primary" href={isTopic ? href(opinion.byCode) : href(opinion.one, { id })}>
            {isTopic ? "Прочитать ответ по коду" : "Открыть моё мнение"}
          </ButtonLink>
          <ButtonLink look="quiet" href={href(opinion.list)}>
            К мнениям
          </ButtonLink>
        </FormActions>
      </div>
    </div>
  );
}
