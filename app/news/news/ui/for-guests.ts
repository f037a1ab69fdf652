import type { ArticleView, GuestArticle } from "../contract.ts";

/** What guests get of an article as the article that they are drawn: what they do not get is empty. */
export function drawnForGuests(article: GuestArticle): ArticleView {
  return {
    ...article,
    ...{ href: "", feed: "work", reach: "company", revision: 0, hashtags: [], rubrics: [], mustRead: null },
    // A guest is told the company: whoever wrote it is its employee, and agreed to no fame.
    ...{ author: null, editorial: true, cover: null, pictureCount: 0, commentCount: 0 },
    ...{ reactions: { counts: {}, mine: null }, talk: { mayAnswer: false, mayClose: false, mayPin: false } },
    ...{ read: true, mine: false, editable: false },
  };
}

type Tag = Record<string, string>;

/** What messengers and other sites make a link's picture and words of (Open Graph). Search engines are not to keep it. */
export function tagsOf(article: GuestArticle, publicUrl: string, path: string): Tag[] {
  const { title, excerpt, company, publishedAt, pictures } = article;
  const [cover] = pictures;
  const tag = (property: string, content: string | number) => ({
    property: `og:${property}`,
    content: String(content),
  });
  return [
    { name: "description", content: excerpt },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: publicUrl + path },
    tag("type", "article"),
    tag("site_name", company),
    tag("title", title),
    tag("description", excerpt),
    tag("url", publicUrl + path),
    tag("locale", article.language ? article.language.replace("-", "_") : "ru_RU"),
    { property: "article:published_time", content: publishedAt },
    ...(cover
      ? [
          tag("image", publicUrl + cover.src),
          tag("image:alt", cover.alt),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}
