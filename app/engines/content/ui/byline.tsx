import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { PersonCard, PublicationCard } from "../contract.ts";
import { stateTitles } from "./states.ts";

type Props = {
  item: Pick<PublicationCard, "author" | "coauthors" | "editorial" | "company" | "publishedAt" | "edited" | "state">;
  /** Says that the reader has not opened it yet. */
  isNew?: boolean;
};

/** Who published it and when; a person whom the reader may not know is a colleague from their company. */
export function Byline({ item: { author, coauthors, editorial, company, publishedAt, edited, state }, isNew }: Props) {
  const { viewer, now, me } = useRoot();
  return (
    <div className="byline">
      <Avatar
        person={
          author ? { id: author.accountId, name: author.name, photo: author.photo } : { id: company, name: company }
        }
      />
      <div className="byline-words">
        {author ? (
          <>
            <PersonLink person={author} />
            {coauthors && ` и ${coauthors[1] ? `ещё ${coauthors.length}` : coauthors[0]!.name}`}
          </>
        ) : (
          <span className="font-medium">{editorial ? "Редакция" : `Коллега из компании «${company}»`}</span>
        )}
        <p className="text-muted">
          {author?.position && <span>{`${author.position} · `}</span>}
          <Time value={publishedAt} zone={viewer.timeZone} now={now} />
          {edited && <span> · изменено</span>}
          {(author || editorial) && company !== me?.company && <span>{` · ${company}`}</span>}
          {state && <span className="font-medium text-warning">{` · ${stateTitles[state]}`}</span>}
        </p>
      </div>
      {isNew && (
        <span title="Не прочитано" className="unread">
          <span className="sr-only">Не прочитано</span>
        </span>
      )}
    </div>
  );
}

/** A person's name, which leads to their page; of a guest, who has none here, it says so. */
export function PersonLink({ person }: { person: Pick<PersonCard, "alias" | "name" | "guest"> }) {
  if (person.guest)
    return (
      <span className="font-medium">
        {person.name} <GuestMark />
      </span>
    );
  return (
    <a href={href(account.profile, { socialId: person.alias })} className="person-link">
      {person.name}
    </a>
  );
}

/** Beside what somebody wrote: who they are. A guest has no page, and of whom the reader may not know there is nothing to say. */
export function Author({ person }: { person: PersonCard | null }) {
  if (!person || person.guest) return null;
  const { accountId, alias, name, position, photo } = person;
  return (
    <Card as="section" pad="s" lifts className="hidden items-center gap-3 xl:flex">
      <h2 className="sr-only">Автор</h2>
      <Avatar person={{ id: accountId, name, photo }} size="l" />
      <p className="min-w-0">
        <CardLink href={href(account.profile, { socialId: alias })} className="font-medium">
          {name}
        </CardLink>
        <span className="block text-sm text-muted">{position}</span>
      </p>
    </Card>
  );
}
