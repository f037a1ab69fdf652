import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { news } from "../routes.ts";

/** What stands inside «Новости». */
export function NewsTabs({ current }: { current: "list" | "rubrics" }) {
  return (
    <div className="mb-6">
      <Tabs
        label="Новости"
        tabs={[
          { href: href(news.list), title: "Все", current: current === "list" },
          { href: href(news.rubrics), title: "Рубрики", current: current === "rubrics" },
        ]}
      />
    </div>
  );
}
