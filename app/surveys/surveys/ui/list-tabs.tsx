import type { ListTab } from "#app/engines/questionnaires/contract.ts";
import { Tabs } from "#app/ui/tabs.tsx";

type Props = { label: string; current: ListTab; addressOf(tab: ListTab): string; titles: Record<ListTab, string> };

/** What waits for an answer, what has one, and what one asks oneself. */
export function ListTabs({ label, current, addressOf, titles }: Props) {
  const tabs = Object.entries(titles) as [ListTab, string][];
  return (
    <div className="mb-5">
      <Tabs
        label={label}
        tabs={tabs.map(([tab, title]) => ({ href: addressOf(tab), title, current: tab === current }))}
      />
    </div>
  );
}
