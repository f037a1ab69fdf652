import type { ReactNode } from "react";
import { AwayNote } from "#app/people/absences/ui/away-note.tsx";
import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { phoneHref, phoneText } from "#app/ui/phone-text.ts";
import { href } from "#app/web/urls.ts";
import type { PersonLine } from "../contract.ts";
import { people } from "../routes.ts";
import { PersonMenu } from "./person-menu.tsx";

/** People of the directory: who they are, where they work, how to reach them. */
export function PersonList({ items, level = 2 }: { items: PersonLine[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-3">
      {items.map((person) => (
        <PersonCard key={person.accountId} person={person} level={level} />
      ))}
    </ul>
  );
}

function PersonCard({ person, level }: { person: PersonLine; level: 2 | 3 }) {
  const { accountId, alias, name, photo, position, department, company, absence, email, phone } = person;
  const Heading = `h${level}` as const;
  return (
    <Card as="li" pad="s" lifts className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
      <Avatar person={{ id: accountId, name, photo }} size="l" />
      <div>
        <Heading className="text-base font-medium wrap-anywhere">
          <CardLink href={href(account.profile, { socialId: alias })}>{name}</CardLink>
        </Heading>
        {position && <p className="text-sm text-soft">{position}</p>}
        {company && <p className="text-sm text-muted">{company}</p>}
        {department && (
          <p className="text-sm">
            <a
              href={href(people.department, { id: department.id })}
              className="relative inline-block min-h-6 text-muted no-underline hover:text-link hover:underline"
            >
              {department.name}
            </a>
          </p>
        )}
        {absence && <AwayNote absence={absence} />}
      </div>
      <PersonMenu person={person} />
      {(email || phone) && (
        <p className="col-start-2 -col-end-1 mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {phone && (
            <Contact href={phoneHref(phone)} icon="phone">
              {phoneText(phone)}
            </Contact>
          )}
          {email && (
            <Contact href={`mailto:${email}`} icon="email">
              {breakable(email)}
            </Contact>
          )}
        </p>
      )}
    </Card>
  );
}

/** Written out, because Tailwind finds class names by reading the source. */
const contacts = { phone: "line-link drawn drawn-phone", email: "line-link drawn drawn-email" };

function Contact({ href: to, icon, children }: { href: string; icon: "phone" | "email"; children: ReactNode }) {
  return (
    <a href={to} className={contacts[icon]}>
      <span className="min-w-0 wrap-break-word">{children}</span>
    </a>
  );
}

/** Where there is no room for the whole mailbox, its host stands in a line of its own; neither is torn at its hyphens. */
function breakable(email: string) {
  const at = email.lastIndexOf("@");
  return (
    <>
      <Whole text={email.slice(0, at)} />
      <wbr />
      <Whole text={email.slice(at)} />
    </>
  );
}

/** What is too long for a narrow screen is torn after all. */
function Whole({ text }: { text: string }) {
  return text.length > 26 ? text : <span className="whitespace-nowrap">{text}</span>;
}
