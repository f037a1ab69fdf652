import { moderation } from "#app/engines/moderation/routes.ts";
import { MenuLink } from "#app/ui/menu.tsx";
import { href } from "#app/web/urls.ts";
import type { PublicationCard } from "../contract.ts";

/** The line of a publication's menu that leads to a complaint. */
export function ReportLink({ item: { id, personal } }: { item: Pick<PublicationCard, "id" | "personal"> }) {
  const target = personal ? "post" : "article";
  return (
    <MenuLink href={href(moderation.report, { target, id })} icon="report">
      Пожаловаться
    </MenuLink>
  );
}
