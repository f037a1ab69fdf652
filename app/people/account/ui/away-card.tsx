import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Form } from "#app/web/form.tsx";
import type { SocialProfile } from "../contract.ts";

type Props = { person: SocialProfile; away: NonNullable<SocialProfile["away"]> };

const words = {
  left: "Не работает в компании. То, что человек написал, осталось на портале.",
  suspended: "Сейчас не на портале.",
  withdrawn: "Отозвал(а) согласие на обработку персональных данных. То, что человек написал, осталось на портале.",
  blocked: "Вы заблокировали этого человека: его слова и упоминания вам не показываются. Он об этом не знает.",
};

/** Somebody who has left, is suspended, has taken back the consent to personal data or is blocked: the name, which stands under their words, and nothing else. */
export function AwayCard({ person: { accountId, firstName, lastName, company }, away }: Props) {
  const name = `${firstName} ${lastName}`;
  return (
    <Card as="section" pad="l" labelledBy="name">
      <div className="flex flex-wrap items-start gap-5">
        <Avatar person={{ id: accountId, name, photo: null }} size="2xl" />
        <div className="min-w-0 flex-1 basis-64">
          <Heading level={1} id="name">
            {name}
          </Heading>
          <p className="mt-1 text-soft">{words[away]}</p>
          <p className="text-muted">{company}</p>
          {away === "blocked" && (
            <Form className="mt-4">
              <input type="hidden" name="accountId" value={accountId} />
              <Button size="s" name="intent" value="unblock">
                Разблокировать
              </Button>
            </Form>
          )}
        </div>
      </div>
    </Card>
  );
}
