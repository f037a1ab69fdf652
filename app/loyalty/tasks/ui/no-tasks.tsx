import { feed } from "#app/feed/feed/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { href } from "#app/web/urls.ts";

/** There is nothing to do for points now: what brings them anyway. */
export function NoTasks() {
  return (
    <EmptyState
      icon="tests"
      title="Все задания сделаны"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={href(thanks.wall)} look="primary" icon="thanks">
            Сказать спасибо
          </ButtonLink>
          <ButtonLink href={href(feed.life)}>Открыть ленту</ButtonLink>
        </div>
      }
    >
      Новые появятся здесь. А пока баллы приходят и без заданий: за посты, комментарии и благодарности.
    </EmptyState>
  );
}
