import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import type { Option } from "#app/ui/select-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Waiting } from "../contract.ts";
import { InviteLinks } from "./invite-links.tsx";
import { Inviting } from "./inviting.tsx";
import { type Letter, Letters } from "./letters.tsx";
import { PersonFields, PersonRow } from "./person-row.tsx";

const states = { sent: "Ждёт ответа", declined: "Отказ", expired: "Срок вышел" };

type Props = {
  place: string;
  waiting: Waiting;
  departments: Option[];
  letters: Letter[];
  origin: string;
  /** The reader may let people in. */
  decides: boolean;
};

/** Who is asked into a place and who asks to be let in, with the forms that ask more people in. */
export function WaitingLists({ place, waiting, departments, letters, origin, decides }: Props) {
  const { requests, invites, links } = waiting;
  const { viewer, now } = useRoot();
  const when = (at: string) => <Time value={at} zone={viewer.timeZone} now={now} />;
  return (
    <>
      <Inviting place={place} departments={departments} />
      <Letters place={place} items={letters} />
      <InviteLinks place={place} items={links} origin={origin} />
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
                        {one.answers.map(({ question, answer }) => (
                          <span key={question} className="block">
                            {question} <span className="text-ink">{answer}</span>
                          </span>
                        ))}
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
