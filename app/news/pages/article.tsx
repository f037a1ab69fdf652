import { type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { talkIntents, talkState } from "#app/content/forms.ts";
import { Attachments } from "#app/content/ui/attachments.tsx";
import { Comments } from "#app/content/ui/comments.tsx";
import { PublicationArticle } from "#app/content/ui/publication-article.tsx";
import { PublicationList } from "#app/content/ui/publication-list.tsx";
import { newsroom } from "#app/newsroom/routes.ts";
import { savedIntents } from "#app/saved/forms.ts";
import { Keeping } from "#app/saved/ui/keeping.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { act, intent, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleView } from "../contract.ts";
import { news } from "../routes.ts";
import { Acknowledgement } from "../ui/acknowledgement.tsx";
import { RubricLinks } from "../ui/rubric-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ article }) => article.title || undefined, data, "Публикация") },
  ...(data ? [{ name: "description", content: data.article.excerpt }] : []),
];

export const loader = load(async ({ api, params: { id = "" }, query, url, publicUrl }) => {
  const state = talkState(query);
  const [article, comments, related, { saved }] = await Promise.all([
    api.news.article({ id }),
    api.content.comments({ id, after: query.after, order: state.order }),
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
  return { article, comments, related: related.items, saved, address: publicUrl + url.pathname, ...state };
});

export const action = act({
  ...talkIntents,
  ...savedIntents,
  acknowledge: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.news.acknowledge({ id });
    return { to: here(), toast: { id: "acknowledged", kind: "success", text: "Спасибо, отметили" } };
  }),
});

export default function Article() {
  const { article, comments, related, saved, address, ...state } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  return (
    <div className="mx-auto max-w-3xl">
      <PublicationArticle
        publication={article}
        tools={<Keeping saved={saved} address={address} />}
        deeds={article.editable && <DeskLink article={article} />}
        lead={<Lead article={article} />}
      >
        <Files items={article.attachments} />
        {article.sourceUrl && <Source url={article.sourceUrl} />}
        {article.rubrics.length > 0 && (
          <nav aria-label="Рубрики публикации" className="mt-6">
            <RubricLinks items={article.rubrics} />
          </nav>
        )}
        {article.mustRead && <Acknowledgement mustRead={article.mustRead} />}
      </PublicationArticle>
      <Comments subject={article} comments={comments} {...state} reply={reply} />
      {related.length > 0 && (
        <Section id="related" title="Что ещё почитать">
          <PublicationList items={related} view="tile" isBelow />
        </Section>
      )}
    </div>
  );
}

/** How long it is, and what it is about. */
function Lead({ article: { kind, minutes, lead } }: { article: ArticleView }) {
  return (
    <>
      {kind !== "ugc" && (
        <p className="mt-2 text-sm text-muted">{counted(minutes, ["минута", "минуты", "минут"])} чтения</p>
      )}
      {lead && <p className="mt-3 text-lg text-soft">{lead}</p>}
    </>
  );
}

function Files({ items }: { items: ArticleView["attachments"] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="files" className="mt-6">
      <h2 id="files" className="text-base">
        Файлы
      </h2>
      <Attachments items={items} />
    </section>
  );
}

/** Where it was taken from: the site by name, its page by the link. */
function Source({ url }: { url: string }) {
  return (
    <p className="mt-6 text-soft">
      Источник:{" "}
      <a className="text-link underline wrap-anywhere" href={url} rel="nofollow noopener">
        {new URL(url).hostname.replace(/^www\./, "")}
      </a>
    </p>
  );
}

function DeskLink({ article }: { article: ArticleView }) {
  return (
    <ButtonLink href={href(newsroom.edit, { id: article.id })} size="s" icon="edit">
      Изменить
    </ButtonLink>
  );
}
