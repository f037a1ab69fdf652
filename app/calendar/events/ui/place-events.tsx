import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { href } from "#app/web/urls.ts";
import type { EventLine } from "../contract.ts";
import { events } from "../routes.ts";
import { EventDays } from "./event-list.tsx";

type Props = { place: string; makes: boolean; items: EventLine[]; from: string; to: string; zone: string; now: string };

/** What is ahead in a channel or a community, and the way to make something there for who leads it. */
export function PlaceEvents({ place, makes, items, ...days }: Props) {
  const making = makes && (
    <ButtonLink href={href(events.create, null, { place })} icon="add">
      Создать событие
    </ButtonLink>
  );
  if (!items.length)
    return (
      <EmptyState icon="calendar" title="Впереди событий нет" action={making}>
        Здесь собираются встречи этого места: их видят его участники.
      </EmptyState>
    );
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-4">
        {making}
        <Link href={href(events.month, null, { whose: "places", place })}>Месяцем</Link>
      </p>
      <EventDays items={items} beside={[]} {...days} />
    </>
  );
}
