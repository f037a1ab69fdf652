import { useEffect, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { InviteLink } from "../contract.ts";
import { placeLinks } from "../routes.ts";

const states = { open: "Действует", used: "Использована", over: "Срок вышел" };

type Props = {
  place: string;
  items: InviteLink[];
  /** Where the portal stands: `https://portal.example`. */
  origin: string;
};

/** The links that let people into a place: their addresses to be sent, how many have come, a press that takes one away. */
export function InviteLinks({ place, items, origin }: Props) {
  const { viewer, now } = useRoot();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!items.length) return null;
  return (
    <Section id="links" title="Ссылки">
      <Card>
        <ul className="divide-y divide-line">
          {items.map(({ id, code, until, uses, used, state }) => {
            const address = origin + href(placeLinks.invitation, { code });
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                  {address}
                  <span className="block text-sm text-muted">
                    до <Time value={until} zone={viewer.timeZone} now={now} look="moment" />, вошли {used} из {uses}
                  </span>
                </span>
                <Badge look={state === "open" ? "brand" : "neutral"}>{states[state]}</Badge>
                {state === "open" && isReady && (
                  <Button size="s" type="button" icon="copy" data-copy={address}>
                    Скопировать
                  </Button>
                )}
                <Form repeatable>
                  <input type="hidden" name="place" value={place} />
                  <input type="hidden" name="link" value={id} />
                  <Button size="s" name="intent" value="drop-link" aria-label={`Закрыть ссылку ${address}`}>
                    Закрыть
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
