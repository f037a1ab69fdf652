import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { talkIntents } from "../forms.ts";
import { Comments } from "../ui/comments.tsx";
import { PublicationArticle } from "../ui/publication-article.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ publication }) => publication.title || undefined, data, "Публикация") },
  ...(data ? [{ name: "description", content: data.publication.excerpt }] : []),
];

export const loader = load(async ({ api, params, query }) => {
  const id = params.id ?? "";
  const [publication, comments] = await Promise.all([
    api.content.publication({ id }),
    api.content.comments({ id, after: query.after }),
  ]);
  return { publication, comments, after: query.after ?? "", replyTo: query.reply ?? "", editing: query.edit ?? "" };
});

export const action = act(talkIntents);

export default function Publication() {
  const { publication, comments, ...state } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  return (
    <div className="mx-auto max-w-3xl">
      <PublicationArticle publication={publication} />
      <Comments subject={publication} comments={comments} {...state} reply={reply} />
    </div>
  );
}
