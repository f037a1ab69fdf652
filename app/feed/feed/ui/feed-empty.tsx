import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { EmptyWords } from "./empty-words.ts";

/** A feed with nothing in it. */
export function FeedEmpty({ icon, title, text, to, deed }: EmptyWords) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <ButtonLink href={to} look="primary">
          {deed}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
