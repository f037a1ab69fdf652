import type { PublicationView } from "#app/engines/content/contract.ts";
import { ReportLink } from "#app/engines/content/ui/report-link.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

type Props = { thread: PublicationView; channel: ChannelView; pinned: boolean; muted: boolean };

/** What one does with a thread: leaders pin it, all hear of it or not, its author asks with it and takes it away, others may complain. */
export function ThreadMenu({ thread, channel: { alias, may }, pinned, muted }: Props) {
  const { id, mine, asked } = thread;
  return (
    <Form repeatable>
      <Menu label="Действия с обсуждением" icon="more" iconOnly>
        {may.lead && (
          <MenuButton icon={pinned ? "unpin" : "pin"} name="intent" value={pinned ? "unpin" : "pin"}>
            {pinned ? "Открепить" : "Закрепить"}
          </MenuButton>
        )}
        <MenuButton icon={muted ? "bell" : "bell-off"} name="intent" value={muted ? "unmute" : "mute"}>
          {muted ? "Снова уведомлять" : "Не уведомлять"}
        </MenuButton>
        {mine ? (
          <>
            {may.write && (
              <>
                <MenuLink href={href(channels.editThread, { channelAlias: alias, threadId: id })} icon="edit">
                  Изменить
                </MenuLink>
                <MenuLink href={href(channels.threadPoll, { channelAlias: alias, threadId: id })} icon="surveys">
                  {asked ? "Изменить опрос" : "Добавить опрос"}
                </MenuLink>
              </>
            )}
            <MenuButton icon="delete" danger name="intent" value="remove">
              Удалить
            </MenuButton>
          </>
        ) : (
          <ReportLink item={thread} />
        )}
      </Menu>
    </Form>
  );
}
