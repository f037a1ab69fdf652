import { Badge } from "#app/ui/badge.tsx";
import type { AgreementDesk } from "../contract.ts";

type State = AgreementDesk["versions"][number]["state"];

const titles: Record<State, string> = {
  draft: "Черновик",
  coming: "Вступит\u00a0в\u00a0силу",
  "in-force": "Действует",
  past: "Прежняя",
};

const looks: Partial<Record<State, "brand" | "success" | "warning">> = {
  draft: "warning",
  coming: "brand",
  "in-force": "success",
};

export function VersionState({ state }: { state: State }) {
  return <Badge look={looks[state]}>{titles[state]}</Badge>;
}
