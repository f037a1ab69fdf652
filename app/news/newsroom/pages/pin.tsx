import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { pinForm } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { ArticlePin } from "../ui/article-pin.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => `Закрепление: ${title}`, "Закрепление");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const article = await api.newsroom.source({ id });
  const { title, state, feed, pinned: pin } = article;
  const { items } = await api.newsroom.pins({});
  const beside = items.filter((item) => item.feed === feed);
  return { id, title, state, feed, pin, taken: beside.map(({ id: value, title: label }) => ({ value, label })) };
});

export const action = act({
  pin: intent(pinForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.newsroom.pin({ id, ...value });
    return { to: here(), toast: { id: "pin", kind: "success", text: "Закреплено над лентой" } };
  }),
  unpin: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.newsroom.pin({ id, feed: null });
    return { to: here(), toast: { id: "pin", kind: "info", text: "Больше не закреплено" } };
  }),
});

export default function PinArticle() {
  const { id, title, state, ...pinning } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Закрепление" places={[{ href: href(newsroom.edit, { id }), title }]}>
        Над лентой стоит не больше пяти публикаций, каждая до своего срока.{" "}
        <a className="inline-block min-h-6 text-link underline" href={href(newsroom.pins)}>
          Что там сейчас
        </a>
      </PageHeader>
      {state === "published" ? (
        <ArticlePin {...pinning} />
      ) : (
        <p className="text-soft">Закрепить можно, когда статья опубликована.</p>
      )}
    </div>
  );
}
