import { counted } from "#app/ui/plural.ts";

/** How many follow a rubric. */
export function Subscribers({ count }: { count: number }) {
  return <>{count ? counted(count, ["подписчик", "подписчика", "подписчиков"]) : "Подписчиков пока нет"}</>;
}
