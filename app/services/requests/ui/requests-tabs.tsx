import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { requests } from "../routes.ts";

/** One's own requests, and those that wait for one. */
export function RequestsTabs({ current, waiting }: { current: "mine" | "queue"; waiting?: number }) {
  return (
    <Tabs
      label="Чьи заявки"
      tabs={[
        { href: href(requests.mine), title: "Мои", current: current === "mine" },
        {
          href: href(requests.queue),
          title: "На мне",
          current: current === "queue",
          ...(waiting !== undefined && { count: waiting }),
        },
      ]}
    />
  );
}
