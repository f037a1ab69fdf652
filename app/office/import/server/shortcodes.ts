import { textAsHtml } from "./html-text.ts";

type Picture = { address: string; alt: string; caption: string };

/**
 * Writes the shortcodes that WordPress itself knows as plain HTML: captions and galleries as figures, players and
 * embeds as links. What plugins have added stays as it is, for a reader can guess at it and nobody can restore it.
 */
export function expandShortcodes(html: string, gallery: (ids: string[] | undefined) => Picture[]): string {
  if (!html.includes("[")) return html;
  return html
    .replace(/\[caption([^\]]*)\]([\s\S]*?)\[\/caption\]/g, (_, given: string, inside: string) => {
      const [, image = "", words = ""] =
        /^\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inside) ?? [];
      const caption = words.trim() || (attributesOf(given).caption ?? "");
      return image ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : inside;
    })
    .replace(/\[gallery([^\]]*)\]/g, (_, given: string) => {
      const { ids, include } = attributesOf(given);
      const named = (ids ?? include)?.split(",").map((one) => one.trim());
      return gallery(named).map(drawImage).join("");
    })
    .replace(/\[embed[^\]]*\]([\s\S]*?)\[\/embed\]/g, (_, address: string) => `<p>${textAsHtml(address.trim())}</p>`)
    .replace(
      /\[(?:video|audio|youtube|vimeo|rutube)\b=?([^\]]*)\](?:([^[\]]*)\[\/(?:video|audio|youtube|vimeo|rutube)\])?/g,
      (whole: string) => {
        const address = /https?:\/\/[^\s"'\][<>]+/.exec(whole)?.[0];
        return address ? `<p>${textAsHtml(address)}</p>` : whole;
      },
    )
    .replace(/\[playlist([^\]]*)\]/g, (whole, given: string) => {
      const named = attributesOf(given)
        .ids?.split(",")
        .map((one) => one.trim());
      return (
        (named &&
          gallery(named)
            .map(({ address }) => `<p>${textAsHtml(address)}</p>`)
            .join("")) ||
        whole
      );
    });
}

/** The shortcodes of plugins that are left in a text, by their names: other words in brackets look like none of these. */
export function strangeShortcodes(html: string): string[] {
  const looks = [
    /\[([a-z][a-z\d]*(?:[_-][a-z\d]+)+)(?:\s+[^\]]*)?\]/g,
    /\[([a-z][a-z\d]*)\s+[a-z][\w-]*=[^\]]*\]/g,
    /\[\/([a-z][a-z\d]*)\]/g,
  ];
  return looks.flatMap((look) => [...html.matchAll(look)].map(([, name]) => name!));
}

function drawImage({ address, alt, caption }: Picture): string {
  const image = `<img src="${textAsHtml(address).replaceAll('"', "&quot;")}" alt="${textAsHtml(alt).replaceAll('"', "&quot;")}">`;
  return caption ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : image;
}

function attributesOf(given: string): Record<string, string> {
  const found = given.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries([...found].map(([, name, a, b, c]) => [name!.toLowerCase(), a ?? b ?? c ?? ""]));
}
