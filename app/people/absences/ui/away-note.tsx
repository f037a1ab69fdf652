import { account } from "#app/people/account/routes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ShownAbsence } from "../contract.ts";

const words = { vacation: "В отпуске", trip: "В командировке", away: "Отсутствует" };

/** That a colleague is away today, until when, and whom to go to: «В отпуске по 12 декабря, замещает Мария Иванова». */
export function AwayNote({ absence: { kind, until, note, deputy } }: { absence: ShownAbsence }) {
  const { now } = useRoot();
  return (
    <div className="my-1 text-sm">
      <p className="flex items-start gap-1.5">
        <Icon name="calendar" size="s" className="mt-1 shrink-0 text-muted" />
        <span className="min-w-0 wrap-anywhere">
          {words[kind]} по <Time value={until} zone="UTC" now={now} look="day" />
          {deputy && (
            <>
              {", замещает "}
              <Link href={href(account.profile, { socialId: deputy.alias })} className="relative inline-block min-h-6">
                {deputy.name}
              </Link>
            </>
          )}
        </span>
      </p>
      {note && <p className="text-muted wrap-anywhere">{note}</p>}
    </div>
  );
}
