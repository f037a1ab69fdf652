import { guestTags, openGraph } from "#app/web/for-guests.ts";
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

/** What messengers and other sites make a link's picture and words of. */
export function tagsOf(article: GuestArticle, publicUrl: string, path: string) {
  const { title, excerpt: text, company, publishedAt, pictures } = article;
  const [cover] = pictures;
  const locale = article.language?.replace("-", "_");
  return [
    ...guestTags({ title, text, company, url: publicUrl + path, ...(locale && { locale }) }),
    { property: "article:published_time", content: publishedAt },
    ...(cover
      ? [
          openGraph("image", publicUrl + cover.src),
          openGraph("image:alt", cover.alt),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}
