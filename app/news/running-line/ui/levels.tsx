import { Badge } from "#app/ui/badge.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import type { LineLevel, LineState } from "../contract.ts";

export const levelTitles: Record<LineLevel, string> = { info: "К сведению", warning: "Внимание", critical: "Важно" };

export const levelIcons: Record<LineLevel, IconName> = { info: "info", warning: "warning", critical: "danger" };

const levelLooks = { info: "brand", warning: "warning", critical: "danger" } as const;

export function LevelBadge({ level }: { level: LineLevel }) {
  return (
    <Badge look={levelLooks[level]} icon={levelIcons[level]}>
      {levelTitles[level]}
    </Badge>
  );
}

const stateTitles: Record<LineState, string> = { scheduled: "Запланировано", live: "Идёт", ended: "Снято" };
const stateLooks = { scheduled: "neutral", live: "success", ended: "neutral" } as const;

export function StateBadge({ state }: { state: LineState }) {
  return <Badge look={stateLooks[state]}>{stateTitles[state]}</Badge>;
}
