import type { ArticleView } from "../contract.ts";

type Props = { current: string | undefined; to: (language: string | undefined) => string } & Pick<
  ArticleView,
  "languages"
>;

/** In which languages an article may be read, each called as those call it who speak it; nothing where it speaks one. */
export function LanguageLinks({ current, to, languages }: Props) {
  if (languages.length === 0) return null;
  const all = [{ language: undefined, own: "Русский" }, ...languages];
  return (
    <nav aria-label="Язык публикации" className="mt-3">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {all.map(({ language, own }) => (
          <li key={own}>
            <a
              href={to(language)}
              lang={language ?? "ru"}
              hrefLang={language ?? "ru"}
              aria-current={language === current ? "true" : undefined}
              className="inline-flex min-h-6 items-center text-link underline aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {own}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
