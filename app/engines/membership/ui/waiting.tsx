import { PeopleField } from "#app/engines/content/ui/people-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Waiting } from "../contract.ts";
import { PersonFields, PersonRow } from "./person-row.tsx";

const states = { sent: "Ждёт ответа", declined: "Отказ", expired: "Срок вышел" };

/** Who is asked into a place and who asks to be let in, with the form that asks more people in. */
export function WaitingLists({ place, requests, invites, decides }: Waiting & { place: string; decides: boolean }) {
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm("invite", { people: undefined });
  const when = (at: string) => <Time value={at} zone={viewer.timeZone} now={now} />;
  return (
    <>
      <Card>
        <Form id="invite" className="space-y-4">
          <input type="hidden" name="place" value={place} />
          <ErrorSummary problems={problems} />
          <PeopleField
            field={fields.people}
            label="Кого позвать"
            hint="@ и короткое имя, например @anna, @ivan. Приглашение ждёт две недели"
            optional={false}
          />
          <Button look="primary" name="intent" value="invite" icon="send">
            Пригласить
          </Button>
        </Form>
      </Card>
      {decides && (
        <Section id="requests" title="Просятся войти">
          {requests.length === 0 ? (
            <p className="text-muted">Заявок нет.</p>
          ) : (
            <Card>
              <ul className="divide-y divide-line">
                {requests.map((one) => (
                  <PersonRow
                    key={one.accountId}
                    person={one}
                    detail={
                      <>
                        {one.message && <span className="block text-ink">{one.message}</span>}
                        {when(one.at)}
                      </>
                    }
                  >
                    <Form repeatable className="flex gap-2">
                      <PersonFields place={place} person={one.accountId} />
                      <Button size="s" look="tinted" name="intent" value="grant" aria-label={`Впустить: ${one.name}`}>
                        Впустить
                      </Button>
                      <Button size="s" name="intent" value="reject" aria-label={`Отказать: ${one.name}`}>
                        Отказать
                      </Button>
                    </Form>
                  </PersonRow>
                ))}
              </ul>
            </Card>
          )}
        </Section>
      )}
      <Section id="invites" title="Приглашения">
        {invites.length === 0 ? (
          <p className="text-muted">Пока никого не звали.</p>
        ) : (
          <Card>
            <ul className="divide-y divide-line">
              {invites.map((one) => (
                <PersonRow key={one.accountId} person={one} detail={when(one.at)}>
                  <Badge look={one.state === "sent" ? "brand" : "neutral"}>{states[one.state]}</Badge>
                  <Form repeatable>
                    <PersonFields place={place} person={one.accountId} />
                    <Button size="s" name="intent" value="revoke" aria-label={`Отозвать приглашение: ${one.name}`}>
                      Отозвать
                    </Button>
                  </Form>
                </PersonRow>
              ))}
            </ul>
          </Card>
        )}
      </Section>
    </>
  );
}
