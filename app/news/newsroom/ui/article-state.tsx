import type { ComponentProps } from "react";
import { stateTitles } from "#app/engines/content/ui/states.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { DeskArticle } from "../contract.ts";

const looks: Partial<Record<DeskArticle["state"], ComponentProps<typeof Badge>["look"]>> = {
  review: "warning",
  returned: "warning",
  scheduled: "brand",
  published: "success",
};

/** Where an article stands now, above its form; a new one stands nowhere yet. */
export function ArticleState({ state }: { state?: DeskArticle["state"] | undefined }) {
  return (
    <>
      <span className="sr-only">Состояние: </span>
      <Badge look={state && looks[state]}>{state ? stateTitles[state] : "Ещё не сохранена"}</Badge>
    </>
  );
}
