import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { channels } from "../routes.ts";

/** The two ways into channels: one by one, or all that is new in one stream. */
export function ChannelsTabs({ current }: { current: "list" | "feed" }) {
  return (
    <div className="mb-5">
      <Tabs
        label="Каналы"
        tabs={[
          { href: href(channels.list), title: "Каналы", current: current === "list" },
          { href: href(channels.feed), title: "Новое", current: current === "feed" },
        ]}
      />
    </div>
  );
}
