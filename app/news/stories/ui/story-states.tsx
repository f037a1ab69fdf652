import { Badge } from "#app/ui/badge.tsx";
import type { StoryState } from "../contract.ts";

export const stateTitles: Record<StoryState, string> = {
  draft: "Черновик",
  scheduled: "Запланирована",
  live: "Идёт",
  ended: "Показ окончен",
  archived: "В архиве",
};

const looks = { draft: "neutral", scheduled: "brand", live: "success", ended: "neutral", archived: "neutral" } as const;

export function StoryBadge({ state }: { state: StoryState }) {
  return <Badge look={looks[state]}>{stateTitles[state]}</Badge>;
}
