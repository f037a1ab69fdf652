import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { SocialProfile } from "../contract.ts";

type Props = { person: SocialProfile; away: NonNullable<SocialProfile["away"]> };

const words = {
  left: "Не работает в компании. То, что человек написал, осталось на портале.",
  suspended: "Сейчас не на портале.",
};

/** Somebody who has left or is suspended: the name, which stands under their words, and nothing else (product B25). */
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
        </div>
      </div>
    </Card>
  );
}
