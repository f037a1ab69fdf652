import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { talkIntents, talkState } from "#app/engines/content/forms.ts";
import { Comments } from "#app/engines/content/ui/comments.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { readGrown } from "#app/web/grown.ts";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обсуждение курса");

export const loader = load(async ({ api, params: { id = "" }, query, url }) => {
  const state = talkState(query);
  const [about, publication, comments] = await Promise.all([
    api.courses.talk({ id }),
    api.content.publication({ id }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
  ]);
  return { ...about, publication, comments, ...state };
});

export const action = act(talkIntents);

export default function Talk() {
  const { course, isTaken, publication, ...talk } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Обсуждение курса"
        places={[{ href: href(courses.course, { id: course.id }), title: course.title }]}
      />
      <RichText doc={publication.body} />
      {!isTaken && !publication.talk.mayAnswer && (
        <p className="mt-3 text-soft">Пишут здесь те, кто записан на курс.</p>
      )}
      <Comments subject={publication} {...talk} reply={reply} />
    </div>
  );
}
