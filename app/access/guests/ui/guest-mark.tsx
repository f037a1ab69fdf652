import { Badge } from "#app/ui/badge.tsx";

/** Stands beside the name of somebody who is a guest here. */
export function GuestMark() {
  return <Badge look="warning">Гость</Badge>;
}
