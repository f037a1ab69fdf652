import { redirectDocument } from "@remix-run/node";
import { problemOf } from "./catalogue.ts";

/**
 * What a page shows to colleagues, or else to guests: strangers and guest accounts go where they must where nothing is shown to
 * them, and a colleague of another company meets what is shown as a guest.
 */
export async function forGuestsToo<Own, Guests>(
  { elsewhere }: { elsewhere: string | null },
  own: () => Promise<Own>,
  guests: () => Promise<Guests>,
): Promise<Own | Guests> {
  if (elsewhere)
    return guests().catch((problem) => {
      throw [404, 422].includes(problemOf(problem)?.status ?? 0) ? redirectDocument(elsewhere) : problem;
    });
  try {
    return await own();
  } catch (problem) {
    if (problem instanceof Response || problemOf(problem)?.status !== 404) throw problem;
    return guests().catch(() => {
      throw problem;
    });
  }
}

type Shown = Record<"title" | "text" | "company" | "url", string> & { locale?: string };

/** What messengers and other sites make a link's words of (Open Graph). Search engines are not to keep what guests are shown. */
export function guestTags({ title, text, company, url, locale = "ru_RU" }: Shown) {
  return [
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: url },
    openGraph("type", "article"),
    openGraph("site_name", company),
    openGraph("title", title),
    openGraph("description", text),
    openGraph("url", url),
    openGraph("locale", locale),
  ];
}

export const openGraph = (property: string, content: string) => ({ property: `og:${property}`, content });
