import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { clockText } from "#app/ui/time-text.ts";
import type { PageViewer } from "#app/web/context.ts";
import { href } from "#app/web/urls.ts";

/** What the bar of a look with another's eyes says, put together on the server: hardly anybody ever needs it. */
export function shownInWords({ isShown, name, shownUntil, timeZone, accountId }: PageViewer) {
  if (!isShown) return undefined;
  const end = shownUntil && ` Просмотр закончится сам в ${clockText(new Date(shownUntil), timeZone)}.`;
  return {
    text: `Вы смотрите глазами сотрудника: ${name}. Менять ничего нельзя.${end ?? ""}`,
    back: href(peopleDesk.person, { id: accountId }),
  };
}
