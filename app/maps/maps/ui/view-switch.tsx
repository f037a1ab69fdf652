import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { maps } from "../routes.ts";

/** The same map as a picture, as a list, as a table (specification §2). */
export function ViewSwitch({
  mapId,
  current,
  query,
}: {
  mapId: string;
  current: "map" | "list" | "bars";
  query: Record<string, string | undefined>;
}) {
  return (
    <Tabs
      label="Вид"
      look="pills"
      tabs={[
        { href: href(maps.one, { mapId }, query), title: "Карта", current: current === "map" },
        { href: href(maps.points, { mapId }, query), title: "Список", current: current === "list" },
        {
          href: href(maps.points, { mapId }, { ...query, view: "bars" }),
          title: "Таблица",
          current: current === "bars",
        },
      ]}
    />
  );
}
