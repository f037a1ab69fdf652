import { type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { talkIntents, talkState } from "#app/engines/content/forms.ts";
import { BesideLines, linesOf } from "#app/engines/content/ui/beside.tsx";
import { Author } from "#app/engines/content/ui/byline.tsx";
import { Comments } from "#app/engines/content/ui/comments.tsx";
import { savedIntents } from "#app/feed/saved/forms.ts";
import { Keeping } from "#app/feed/saved/ui/keeping.tsx";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { ReadingPack } from "#app/offline/packs/ui/reading-pack.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { forGuestsToo } from "#app/web/for-guests.ts";
import { readGrown } from "#app/web/grown.ts";
import { act, intent, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleView } from "../contract.ts";
import { news } from "../routes.ts";
import { drawnForGuests, tagsOf } from "../ui/for-guests.ts";
import { WholeArticle } from "../ui/whole-article.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ article }) => article.title || undefined, data, "Публикация") },
  ...(data ? (data.tags ?? [{ name: "description", content: data.article.excerpt }]) : []),
];

export const loader = load((args) =>
  forGuestsToo(
    args,
    () => readForReaders(args),
    () => readForGuests(args),
  ),
);

type Args = Parameters<Parameters<typeof load>[0]>[0];

async function readForGuests({ api, params: { id = "" }, query, publicUrl, viewer, elsewhere }: Args) {
  const shown = await api.news.guestArticle({ id, language: query.language });
  const tags = tagsOf(shown, publicUrl, href(news.article, { id }, { language: shown.language }));
  return { article: drawnForGuests(shown), tags, signIn: viewer.accountId ? null : elsewhere };
}

async function readForReaders({ api, params: { id = "" }, query, url, publicUrl }: Args) {
  const state = talkState(query);
  const [article, comments, related, { saved }] = await Promise.all([
    api.news.article({ id, language: query.language }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
    api.news.related({ id }),
    api.saved.has({ id }),
  ]).catch(async (problem) => {
    // Whoever could read it is told that it is in the archive; for others it was never there.
    const isArchived = await api.news.archived({ id }).then(
      () => true,
      () => false,
    );
    throw isArchived ? redirect(href(news.archived, { id })) : problem;
  });
  return {
    ...{ article, comments, related: related.items, saved, address: publicUrl + url.pathname, ...state },
    tags: undefined,
  };
}

export const action = act({
  ...talkIntents,
  ...savedIntents,
  acknowledge: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.news.acknowledge({ id });
    return { to: here(), toast: { id: "acknowledged", kind: "success", text: "Спасибо, отметили" } };
  }),
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Article() {
  const page = useLoaderData<typeof loader>();
  return page.tags ? <ForGuests {...page} /> : <ForReaders {...page} />;
}

/** Words, pictures and files, and nothing to press; a colleague who has not signed in finds the way to the talk. */
function ForGuests({ article, signIn }: Extract<Loaded, { tags: object }>) {
  return (
    <div className="mx-auto max-w-2xl">
      <WholeArticle article={article} isForGuests />
      {signIn && (
        <p className="mt-5 px-4 text-soft">
          Работаете в компании «{article.company}»?{" "}
          <a href={signIn} className="text-link underline">
            Войдите
          </a>
          , чтобы прочитать комментарии и ответить.
        </p>
      )}
    </div>
  );
}

function ForReaders({ article, comments, related, saved, address, ...state }: Extract<Loaded, { tags?: undefined }>) {
  const reply = useActionData<FormReply>()?.form;
  return (
    <Columns
      beside={
        <div className="space-y-4">
          <Author person={article.author} />
          <BesideLines id="related" title="Что ещё почитать" items={linesOf(related)} />
        </div>
      }
    >
      <WholeArticle
        article={article}
        tools={
          <>
            <Keeping saved={saved} address={address} />
            <ReadingPack />
          </>
        }
        deeds={article.editable && <DeskLink article={article} />}
      />
      <Comments subject={article} comments={comments} {...state} reply={reply} />
    </Columns>
  );
}

function DeskLink({ article }: { article: ArticleView }) {
  return (
    <ButtonLink href={href(newsroom.edit, { id: article.id })} size="s" icon="edit" className="max-sm:[&>span]:sr-only">
      Изменить
    </ButtonLink>
  );
}
