import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href as hrefOf } from "#app/web/urls.ts";
import { notifications } from "../routes.ts";

type MutedProps = {
  items: { id: string; title: string; href: string; mutedAt: string; until: string | null }[];
  next?: string | undefined;
};

/** The publications about which a person has asked not to be told, each with the way back. */
export function MutedList({ items, next }: MutedProps) {
  const { viewer, now } = useRoot();
  if (!items.length) {
    return (
      <Card className="text-muted">
        Пока обо всём. Чтобы не получать уведомлений об одной публикации, выберите это в меню любого из них.
      </Card>
    );
  }
  return (
    <Card>
      <Form repeatable>
        <input type="hidden" name="intent" value="unmute-about" />
        <ul className="divide-y divide-line">
          {items.map(({ id, title, href, mutedAt, until }) => (
            <li key={id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <a href={href} className="line-clamp-2 wrap-anywhere font-medium">
                  {title}
                </a>
                <p className="mt-0.5 text-sm text-muted">
                  {until ? "Не уведомляем до: " : "Не уведомляем: "}
                  <Time value={until ?? mutedAt} zone={viewer.timeZone} now={now} />
                </p>
              </div>
              <Button size="s" name="about" value={id} aria-label={`Вернуть уведомления: ${title}`}>
                Вернуть
              </Button>
            </li>
          ))}
        </ul>
      </Form>
      {next && <MoreLink href={hrefOf(notifications.settings, null, { after: next })} />}
    </Card>
  );
}
