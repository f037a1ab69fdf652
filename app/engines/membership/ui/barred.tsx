import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Until } from "#app/ui/until.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PlaceView } from "../contract.ts";

/** Says why nothing may be written here by whoever could write otherwise. */
export function Barred({ place: { archived, role, ban } }: { place: Pick<PlaceView, "archived" | "role" | "ban"> }) {
  if (archived) return <Notice title="В архиве">Читать можно, писать уже нельзя.</Notice>;
  if (role === "banned") return <ShutOut ban={ban} />;
  if (role === "muted") return <Notice look="warning" title="Администратор попросил вас пока только читать" />;
  return null;
}

/** Why one is shut out, until when, and whom one may write to. */
function ShutOut({ ban }: { ban: PlaceView["ban"] }) {
  const { viewer, now } = useRoot();
  return (
    <Notice look="warning" title="Администратор закрыл вам вход">
      {ban && (
        <>
          {ban.reason && <p className="wrap-anywhere">Почему: {ban.reason}</p>}
          <p>
            Вход закрыт {ban.until ? <Until value={ban.until} zone={viewer.timeZone} now={now} /> : "навсегда"}.
            {ban.owner && (
              <>
                {" "}
                Если это ошибка, напишите владельцу: <PersonLink person={ban.owner} />.
              </>
            )}
          </p>
        </>
      )}
    </Notice>
  );
}
