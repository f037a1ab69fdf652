import type { PersonCard } from "#app/engines/content/contract.ts";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import type { Target } from "../contract.ts";
import { targetWords } from "./words.ts";

type Props = { target: Target; title: string; text: string; author?: PersonCard | null; whole?: boolean };

/** What it is all about, as a quotation: its kind, its author where known, its words. */
export function SubjectQuote({ target, title, text, author, whole }: Props) {
  return (
    <figure className="rounded-control border border-line bg-well p-4">
      <figcaption className="text-sm text-muted">
        {targetWords[target].title}
        {author && (
          <>
            {" · "}
            <PersonLink person={author} />
          </>
        )}
      </figcaption>
      <blockquote className="mt-2 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {text && <p className={whole ? "whitespace-pre-line" : "line-clamp-4 text-soft"}>{text}</p>}
      </blockquote>
    </figure>
  );
}
