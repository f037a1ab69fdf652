import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { later } from "#app/ui/later.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type Gone as GoneView, replyForm, sayIntents } from "../forms.ts";
import { opinion } from "../routes.ts";
import { Gone } from "../ui/gone.tsx";
import { OpinionForm } from "../ui/opinion-form.tsx";
import { ReplyForm } from "../ui/reply-form.tsx";

/** Who writes an opinion does not carry how one is read. */
const OpinionFacts = later(async () => ({ default: (await import("../ui/opinion-facts.tsx")).OpinionFacts }));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { kind: "topic"; topic: { title: string } } | { kind: "opinion"; opinion: { topic: string } };

export const meta: MetaFunction = titled<View>(
  (view) => (view.kind === "topic" ? `Мнение: ${view.topic.title}` : `Моё мнение: ${view.opinion.topic}`),
  "Мнение",
);

export const loader = load(({ api, params: { id = "" } }) => api.opinion.open({ id }));

export const action = act({
  ...sayIntents,
  reply: intent(replyForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.opinion.reply({ id, ...value });
    return { to: here(), toast: { id: "replied", kind: "success", text: "Передали тем, кто отвечает" } };
  }),
});

const places = [{ href: href(opinion.list), title: "Мнения" }];

export default function OneOpinion() {
  const view = useLoaderData<typeof loader>();
  const gone = useShown<GoneView>();
  return (
    <div className="mx-auto max-w-2xl">
      {view.kind === "opinion" ? (
        <>
          <PageHeader title={view.opinion.topic} places={places} />
          <OpinionFacts opinion={view.opinion} by="Вы" owner="Ответ" />
          <ReplyForm />
        </>
      ) : (
        <>
          <PageHeader title={view.topic.title} places={places}>
            {view.topic.about}
          </PageHeader>
          {gone ? <Gone {...gone} /> : <OpinionForm topic={view.topic} code={view.code} />}
        </>
      )}
    </div>
  );
}
