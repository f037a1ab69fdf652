import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { act, intent, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { commentForm, editCommentForm, ownCommentForm, reactionForm } from "../forms.ts";
import { Comments } from "../ui/comments.tsx";
import { PublicationArticle } from "../ui/publication-article.tsx";
import { ReactionForm } from "../ui/reactions.tsx";

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

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.subject === "comment" ? value.reaction.id : undefined) };
  }),
  comment: intent(commentForm, async ({ api, value, params, here }) => {
    const { id } = await api.content.comment({ id: params.id ?? "", ...value });
    return { to: here(id, { reply: undefined }) };
  }),
  "edit-comment": intent(editCommentForm, async ({ api, value, here }) => {
    await api.content.editComment(value);
    return { to: here(value.id, { edit: undefined }) };
  }),
  "remove-comment": intent(ownCommentForm, async ({ api, value, here }) => {
    await api.content.removeComment(value);
    return { to: here("comments"), toast: { id: "removed", kind: "success", text: "Комментарий удалён" } };
  }),
});

export default function Publication() {
  const { publication, comments, ...state } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  return (
    <div className="mx-auto max-w-3xl">
      <PublicationArticle publication={publication} />
      <Comments subject={publication} comments={comments} {...state} reply={reply} />
      <ReactionForm />
    </div>
  );
}
