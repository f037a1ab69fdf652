import type { MetaFunction } from "@remix-run/node";
import { agreements } from "#app/access/agreements/routes.ts";
import { drafts } from "#app/engines/drafts/routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { outbox } from "#app/offline/outbox/routes.ts";
import { packs } from "#app/offline/packs/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { PlaceList, places } from "../ui/navigation.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Разделы");

const own = [
  { href: href(account.ownProfile), icon: "user", text: "Мой профиль" },
  { href: href(drafts.list), icon: "edit", text: "Черновики" },
  { href: href(outbox.list), icon: "send", text: "Исходящие: ждёт отправки" },
  { href: href(packs.list), icon: "download", text: "Сохранённое: для чтения без сети" },
  { href: href(trash.own), icon: "delete", text: "Корзина" },
  { href: href(account.settings), icon: "settings", text: "Настройки" },
  { href: href(agreements.list), icon: "documents", text: "Мои соглашения" },
  { href: href(faq.list), icon: "info", text: "Вопросы и ответы" },
  { href: href(shell.keys), icon: "key", text: "Клавиши" },
  { href: href(support.ask), icon: "help", text: "Помощь и поддержка" },
] as const;

/** All places on one page: a phone has no room for the side navigation. */
export default function Sections() {
  const { desks } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Разделы" />
      <Card>
        <PlaceList entries={places} />
      </Card>
      {desks.length > 0 && (
        <Section id="desks" title="Управление">
          <Card>
            <PlaceList entries={desks} />
          </Card>
        </Section>
      )}
      <Section id="own" title="Моё">
        <Card>
          <PlaceList entries={own} />
        </Card>
      </Section>
    </div>
  );
}
