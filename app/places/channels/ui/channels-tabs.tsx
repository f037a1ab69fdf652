import { communities } from "#app/places/communities/routes.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { channels } from "../routes.ts";

/** The ways into where colleagues talk: channels one by one, all that is new there in one stream, communities. */
export function ChannelsTabs({ current }: { current: "list" | "feed" | "communities" }) {
  return (
    <div className="mb-5">
      <Tabs
        label="Общение"
        tabs={[
          { href: href(channels.list), title: "Каналы", current: current === "list" },
          { href: href(channels.feed), title: "Новое в каналах", current: current === "feed" },
          { href: href(communities.list), title: "Сообщества", current: current === "communities" },
        ]}
      />
    </div>
  );
}
