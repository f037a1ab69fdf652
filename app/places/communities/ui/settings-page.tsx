import type { ComponentProps, ReactNode } from "react";
import { SettingsCard } from "#app/engines/membership/ui/settings-card.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { CommunityView } from "../contract.ts";
import { communities } from "../routes.ts";
import { CommunityHeader } from "./community-header.tsx";

const parts = {
  settings: "Вход",
  profile: "Название и правила",
  createAvatar: "Картинка",
  cover: "Обложка",
  queue: "На проверке",
  invites: "Приглашения",
  blacklist: "Чёрный список",
  figures: "Цифры",
};

type Props = { community: CommunityView; current: keyof typeof parts; children: ReactNode };

/** One page of a community's settings. Who is no leader, and may only ask people in, sees no others. */
export function SettingsPage({ community, current, children }: Props) {
  const { alias, may } = community;
  return (
    <div className="mx-auto max-w-2xl">
      <CommunityHeader community={community} current="settings" />
      {may.edit && (
        <div className="mb-5">
          <Tabs
            label="Настройки сообщества"
            look="pills"
            wraps
            tabs={Object.entries(parts).map(([key, title]) => ({
              href: href(communities[key as keyof typeof parts], { communityAlias: alias }),
              title,
              current: key === current,
            }))}
          />
        </div>
      )}
      {children}
    </div>
  );
}

type FormProps = Props & Omit<ComponentProps<typeof SettingsCard>, "place">;

/** A page of settings that is one form. */
export function SettingsForm({ community, current, ...form }: FormProps) {
  return (
    <SettingsPage community={community} current={current}>
      <SettingsCard place={community.id} {...form} />
    </SettingsPage>
  );
}
