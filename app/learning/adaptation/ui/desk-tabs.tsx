import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { adaptationDesk } from "../desk-routes.ts";

/** The pages of the desk side by side. */
export function DeskTabs({ current }: { current: "Люди" | "Программы" }) {
  const tabs = [
    { href: href(adaptationDesk.adminRuns), title: "Люди" },
    { href: href(adaptationDesk.adminTemplates), title: "Программы" },
  ];
  return (
    <div className="mb-5">
      <Tabs label="Адаптация" tabs={tabs.map((tab) => ({ ...tab, current: tab.title === current }))} />
    </div>
  );
}
