import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { people } from "../routes.ts";

const tabs = [
  { key: "directory", title: "Все люди" },
  { key: "structure", title: "Структура" },
  { key: "birthdays", title: "Дни рождения" },
  { key: "newcomers", title: "Новые коллеги" },
] as const;

/** The ways of looking for a colleague. */
export function PeopleTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  return (
    <div className="mb-5">
      <Tabs
        label="Люди"
        tabs={tabs.map(({ key, title }) => ({ href: href(people[key]), title, current: key === current }))}
      />
    </div>
  );
}
