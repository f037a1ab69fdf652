import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { ServiceView } from "../contract.ts";

/** What stands above a service that is not as always: it is mended, off, only tried, not out yet or soon gone. */
export function StateNotice({ service }: { service: ServiceView }) {
  const { viewer, now } = useRoot();
  const { status, statusText, hidden, endsAt } = service;
  if (status === "maintenance")
    return (
      <Notice look="warning" title="Сервис на обслуживании">
        {statusText || "Скоро он снова заработает. Загляните немного позже."}
      </Notice>
    );
  if (status === "off")
    return <Notice title="Сервис выключен">{statusText || "Спросите того, кто за него отвечает."}</Notice>;
  if (hidden)
    return <Notice title="Коллеги этот сервис сейчас не видят">Его дни ещё не начались или уже прошли.</Notice>;
  if (status === "beta")
    return (
      <Notice title="Сервис пока пробуем">{statusText || "Если что-то пойдёт не так, расскажите об этом."}</Notice>
    );
  return endsAt ? (
    <p className="text-sm text-muted">
      Открыт до <Time value={endsAt} zone={viewer.timeZone} now={now} look="moment" />
    </p>
  ) : null;
}
