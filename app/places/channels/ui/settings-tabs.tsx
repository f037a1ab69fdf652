import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

const places = {
  edit: "Название",
  cover: "Обложка",
  type: "Тип",
  queue: "На проверке",
  invites: "Приглашения",
  admins: "Администраторы",
  blacklist: "Чёрный список",
};

/** What leaders set in a channel, page by page. */
export function SettingsTabs({ channel, current }: { channel: ChannelView; current: keyof typeof places }) {
  return (
    <div className="mb-5">
      <Tabs
        label="Настройки канала"
        look="pills"
        wraps
        tabs={Object.entries(places).map(([key, title]) => ({
          href: href(channels[key as keyof typeof places], { channelAlias: channel.alias }),
          title,
          current: key === current,
        }))}
      />
    </div>
  );
}
