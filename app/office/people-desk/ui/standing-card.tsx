import { guests } from "#app/access/guests/routes.ts";
import { LastDay } from "#app/access/guests/ui/last-day.tsx";
import { ownData } from "#app/access/own-data/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { Until } from "#app/ui/until.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { DeskPerson } from "../contract.ts";
import { peopleDesk } from "../routes.ts";

const keptWords = {
  self: "Свою учётную запись закрыть нельзя: попросите другого администратора.",
  admin: "Это администратор портала: его учётной записью занимаются только администраторы.",
  "last-admin": "Это последний администратор портала: сначала назначьте ещё одного.",
};

/** How an account stands and what may be done with it. */
export function StandingCard({ person }: { person: DeskPerson }) {
  const { isAdmin } = useRoot().viewer;
  const isOpen = person.state === "active" || person.state === "invited";
  const isClosed = person.state === "left" || person.state === "suspended";
  return (
    <Card className="space-y-4">
      {person.suspension && <Suspension suspension={person.suspension} />}
      {person.withdrawal && <Withdrawal withdrawal={person.withdrawal} />}
      {person.guest && person.state !== "left" && <GuestTerm id={person.id} guest={person.guest} />}
      {person.erasedAt && <Erased at={person.erasedAt} />}
      {person.state === "left" && !person.erasedAt && (
        <p className="text-soft">Вход закрыт. То, что человек написал, осталось на портале.</p>
      )}
      {isOpen && person.kept && <Notice>{keptWords[person.kept]}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isOpen && !person.kept && (
          <ButtonLink href={href(peopleDesk.suspend, { id: person.id })}>Приостановить</ButtonLink>
        )}
        {person.state !== "left" && !person.kept && (
          <ButtonLink href={href(peopleDesk.leave, { id: person.id })}>Отметить увольнение</ButtonLink>
        )}
        {isClosed && !person.erasedAt && person.kept !== "admin" && (
          <Form>
            <Button look="primary" name="intent" value="restore">
              Вернуть на портал
            </Button>
          </Form>
        )}
        {isAdmin && person.state === "left" && !person.erasedAt && (
          <ButtonLink href={href(ownData.adminErase, { id: person.id })}>Удалить данные</ButtonLink>
        )}
      </div>
    </Card>
  );
}

function GuestTerm({ id, guest: { until, sponsor } }: { id: string; guest: NonNullable<DeskPerson["guest"]> }) {
  const { now } = useRoot();
  const isOver = until !== null && until <= now;
  return (
    <Notice look={isOver ? "warning" : "info"} title={isOver ? "Гостевой доступ закончился" : "Гостевой доступ"}>
      <p>
        <LastDay until={until} />. Отвечает:{" "}
        {sponsor ? <Link href={href(peopleDesk.person, { id: sponsor.id })}>{sponsor.name}</Link> : "никто"}.
      </p>
      <p>
        <Link href={href(guests.guest, { id })} className="inline-block min-h-6">
          {isOver ? "Открыть снова" : "Продлить"}
        </Link>
        {" · "}
        <Link href={href(guests.adminSponsor, { id })} className="inline-block min-h-6">
          {sponsor ? "Назначить другого ответственного" : "Назначить ответственного"}
        </Link>
      </p>
    </Notice>
  );
}

function Erased({ at }: { at: string }) {
  const { now, viewer } = useRoot();
  return (
    <p className="text-soft">
      Данные удалены: <Time value={at} zone={viewer.timeZone} now={now} look="day" />. То, что человек написал, осталось
      без имени. Вернуть учётную запись нельзя.
    </p>
  );
}

function Withdrawal({ withdrawal: { at, until } }: { withdrawal: NonNullable<DeskPerson["withdrawal"]> }) {
  const { now, viewer } = useRoot();
  return (
    <Notice look="warning" title="Отозвал(а) согласие на обработку персональных данных">
      <p>
        Отзыв: <Time value={at} zone={viewer.timeZone} now={now} look="moment" />. Компания должна прекратить обработку
        не позже 30 дней: <Time value={until} zone={viewer.timeZone} now={now} look="day" />.
      </p>
      <p className="text-sm">
        Коллеги видят только имя под тем, что человек написал. Даст согласие снова – всё вернётся сразу.
      </p>
    </Notice>
  );
}

function Suspension({
  suspension: { by, reason, since, until },
}: {
  suspension: NonNullable<DeskPerson["suspension"]>;
}) {
  const { now, viewer } = useRoot();
  return (
    <Notice look="warning" title="Вход приостановлен">
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-sm">
        {by}, <Time value={since} zone={viewer.timeZone} now={now} look="moment" />
        {until ? (
          <>
            {"; "}
            <Until value={until} zone={viewer.timeZone} now={now} />
          </>
        ) : (
          "; пока не вернут"
        )}
      </p>
    </Notice>
  );
}
