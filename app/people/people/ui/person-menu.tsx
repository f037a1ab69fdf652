import { moderation } from "#app/engines/moderation/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { blocking } from "#app/people/blocking/routes.ts";
import { Menu, MenuLine, MenuLink } from "#app/ui/menu.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { PersonLine } from "../contract.ts";
import { people } from "../routes.ts";

/** What one does with a colleague without opening their page; nothing with oneself. */
export function PersonMenu({ person: { accountId, alias, name } }: { person: PersonLine }) {
  const { viewer, scripts } = useRoot();
  if (accountId === viewer.accountId) return null;
  const profile = href(account.profile, { socialId: alias });
  const elsewhere = scripts && { href: profile, words: "Все действия" };
  return (
    <div className="flex-none self-start">
      <Menu label={`Действия: ${name}`} icon="more" iconOnly size="s" elsewhere={elsewhere}>
        <MenuLink href={href(people.card, { socialId: alias })} icon="id" file>
          Визитка
        </MenuLink>
        <MenuLine />
        <MenuLink href={href(moderation.report, { target: "default", id: accountId })} icon="report">
          Пожаловаться
        </MenuLink>
        <MenuLink href={href(blocking.block, { socialId: alias })} icon="ban">
          Заблокировать
        </MenuLink>
      </Menu>
    </div>
  );
}
