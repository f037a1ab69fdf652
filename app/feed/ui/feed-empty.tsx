import { search } from "#app/search/routes.ts";
import { ugc } from "#app/ugc/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";

/** What an empty feed is, why it is empty, and one thing to do about it (product B0). */
export function FeedEmpty({ tab }: { tab: FeedTab }) {
  if (tab === "subscriptions") {
    return (
      <EmptyState
        icon="subscriptions"
        title="Здесь будут публикации тех, на кого вы подписаны"
        action={
          <ButtonLink href={href(search.tab, { tab: "people" })} look="primary">
            Найти коллег
          </ButtonLink>
        }
      >
        Откройте профиль коллеги и нажмите «Подписаться».
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="feed"
      title="Пока тихо"
      action={
        <ButtonLink href={href(ugc.create)} look="primary">
          Написать первым
        </ButtonLink>
      }
    >
      В этой ленте ещё нет публикаций.
    </EmptyState>
  );
}
