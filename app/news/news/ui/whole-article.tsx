import { Fragment, type ReactNode } from "react";
import { BesideFiles } from "#app/engines/content/ui/beside-files.tsx";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { PublicationArticle } from "#app/engines/content/ui/publication-article.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { ArticleView } from "../contract.ts";
import { news } from "../routes.ts";
import { Acknowledgement } from "./acknowledgement.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { RubricLinks } from "./rubric-links.tsx";

type Props = {
  article: ArticleView;
  deeds?: ReactNode;
  tools?: ReactNode;
  /** Where an editor looks at it before it is out: nothing to press. */
  isPreview?: boolean | undefined;
  /** Where it is looked at with a reader's eyes: whatever they are asked, and this way to each of its languages. */
  toLanguage?: ((language: string | undefined) => string) | undefined;
  /** Among other things of a page. */
  isPart?: boolean;
  /** For guests: they read, and choose the language. */
  isForGuests?: boolean;
};

/** An article with everything that stands around its words. */
export function WholeArticle({ article, isPreview, toLanguage, isForGuests, ...more }: Props) {
  return (
    <PublicationArticle
      publication={article}
      lead={<Lead article={article} isPreview={isPreview} toLanguage={toLanguage} />}
      isPreview={isPreview || isForGuests}
      isForGuests={isForGuests}
      {...more}
    >
      <BesideFiles items={article.attachments} />
      {article.sourceUrl && <Source url={article.sourceUrl} />}
      {article.rubrics.length > 0 && (
        <nav aria-label="Рубрики публикации" className="mt-6">
          <RubricLinks items={article.rubrics} />
        </nav>
      )}
      {article.mustRead && (!isPreview || toLanguage) && (
        <Acknowledgement mustRead={article.mustRead} isPreview={isPreview} />
      )}
    </PublicationArticle>
  );
}

/** How long it is, in which languages it may be read, and what it is about. */
function Lead({ article, isPreview, toLanguage }: Props) {
  const { id, personal, minutes, lead, language, languages } = article;
  const to =
    toLanguage ?? (isPreview ? undefined : (other?: string) => href(news.article, { id }, { language: other }));
  return (
    <>
      {!personal && <p className="mt-2 text-sm text-muted">{counted(minutes, ["минута", "минуты", "минут"])} чтения</p>}
      <Authors article={article} />
      {to && <LanguageLinks to={to} current={language} languages={languages} />}
      {lead && (
        <p className="mt-3 text-lg text-soft" lang={language}>
          {lead}
        </p>
      )}
    </>
  );
}

/** All by name, where several have written it. */
function Authors({ article: { author, coauthors } }: Props) {
  if (!coauthors) return null;
  return (
    <p className="mt-2 text-sm text-soft">
      Авторы:{" "}
      {[...(author ? [author] : []), ...coauthors].map((person, at) => (
        <Fragment key={person.alias}>
          {at > 0 && ", "}
          <PersonLink person={person} />
        </Fragment>
      ))}
    </p>
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
