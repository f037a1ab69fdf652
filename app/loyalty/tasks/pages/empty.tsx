import type { MetaFunction } from "@remix-run/node";
import { LoyaltyTabs } from "#app/loyalty/balance/ui/loyalty-tabs.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";
import { NoTasks } from "../ui/no-tasks.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заданий нет");

export default function EmptyTasks() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Заданий нет" />
      <LoyaltyTabs current="Задания" />
      <NoTasks />
    </div>
  );
}
