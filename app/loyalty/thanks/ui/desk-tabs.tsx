import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { thanksDesk } from "../desk-routes.ts";

const all = [
  [href(thanksDesk.adminThanks), "Обзор"],
  [href(thanksDesk.adminLimits), "Правила"],
  [href(thanksDesk.adminTopUps), "Пополнения"],
  [href(thanksDesk.adminNever), "Кого не благодарили"],
] as const;

/** The parts of the desk of thanks. */
export function DeskTabs({ current }: { current: (typeof all)[number][1] }) {
  return (
    <div className="mb-5">
      <Tabs label="Благодарности" tabs={all.map(([to, title]) => ({ href: to, title, current: title === current }))} />
    </div>
  );
}
