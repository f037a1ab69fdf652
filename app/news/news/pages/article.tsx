import { type MetaFunction, redirect, redirectDocument } from "@remix-run/node";
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
import { problemOf } from "#app/web/catalogue.ts";
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

export const loader = load(async ({ api, params: { id = "" }, query, url, publicUrl, viewer, elsewhere }) => {
  const { language } = query;
  const asGuest = async () => {
    const shown = await api.news.guestArticle({ id, language });
    const tags = tagsOf(shown, publicUrl, href(news.article, { id }, { language: shown.language }));
    return { article: drawnForGuests(shown), tags, signIn: viewer.accountId ? null : elsewhere };
  };
  if (elsewhere) {
    return asGuest().catch((problem) => {
      throw isMissing(problem) ? redirectDocument(elsewhere) : problem;
    });
  }
  try {
    const state = talkState(query);
    const [article, comments, related, { saved }] = await Promise.all([
      api.news.article({ id, language }),
      readGrown(url, (after, at) =>
        api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
      ),
      api.news.related({ id }),
      api.saved.has({ id }),
    ]);
    return {
      ...{ article, comments, related: related.items, saved, address: publicUrl + url.pathname, ...state },
      tags: undefined,
    };
  } catch (problem) {
    // Whoever could read it is told that it is in the archive; for others it was never there.
    const isArchived = await api.news.archived({ id }).then(
      () => true,
      () => false,
    );
    if (isArchived) throw redirect(href(news.archived, { id }));
    // A colleague of another company meets what is shown to guests as a guest.
    return asGuest().catch(() => {
      throw problem;
    });
  }
});

/** Nothing is shown here, or nothing has such an address: a guest is told no more than at any other page. */
function isMissing(problem: unknown): boolean {
  return [404, 422].includes(problemOf(problem)?.status ?? 0);
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
