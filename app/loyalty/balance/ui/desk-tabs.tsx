import { tasksDesk } from "#app/loyalty/tasks/desk-routes.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { balanceDesk } from "../desk-routes.ts";

const all = [
  [href(balanceDesk.adminLoyalty), "Обзор"],
  [href(balanceDesk.adminIssue), "Начислить"],
  [href(balanceDesk.adminRules), "Правила"],
  [href(balanceDesk.adminLimits), "Пределы"],
  [href(balanceDesk.adminOperations), "Операции"],
  [href(balanceDesk.adminAudit), "Сверка"],
  [href(tasksDesk.adminTasks), "Задания"],
  [href(tasksDesk.adminQueue), "Проверка"],
] as const;

/** The parts of the desk of points. */
export function DeskTabs({ current }: { current: (typeof all)[number][1] }) {
  return (
    <div className="mb-5">
      <Tabs label="Баллы компании" tabs={all.map(([to, title]) => ({ href: to, title, current: title === current }))} />
    </div>
  );
}
