import { thanksPage } from "#app/engines/ledger/routes.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { dayOf } from "#app/news/news/ui/day.ts";
import { AwayNote } from "#app/people/absences/ui/away-note.tsx";
import { blocking } from "#app/people/blocking/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { shortLinks } from "#app/portal/short-links/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { Definitions } from "#app/ui/definitions.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import { phoneHref, phoneText } from "#app/ui/phone-text.ts";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { SocialProfile } from "../contract.ts";
import { account } from "../routes.ts";

type CardProps = {
  person: SocialProfile;
  /** What they have earned, their own choice first. */
  badges?: { id: string; title: string; icon: IconName }[];
  /** Where they sit, on the maps that the reader sees. */
  seats?: { title: string; href: string }[];
  level?: 1 | 2;
  /** The owner looks at it with others' eyes: there is nothing to press. */
  shownToOwner?: boolean;
};

/** A colleague: who they are, where to find them, how to follow them. */
export function ProfileCard({ person, badges = [], seats = [], level = 1, shownToOwner = false }: CardProps) {
  const { now } = useRoot();
  const name = [person.firstName, person.patronymic, person.lastName].filter(Boolean).join(" ");
  return (
    <Card as="section" pad="l" labelledBy="name">
      <div className="flex flex-wrap items-start gap-5">
        <Avatar
          person={{ id: person.accountId, name: `${person.firstName} ${person.lastName}`, photo: person.photo }}
          size="2xl"
        />
        <div className="min-w-0 flex-1 basis-64">
          <Heading level={level} id="name">
            {name}
          </Heading>
          <p className="mt-1 text-soft">{person.position}</p>
          {person.status && <p className="my-1 font-medium">{person.status}</p>}
          {person.absence && <AwayNote absence={person.absence} />}
          <p className="text-muted">
            {person.department && person.departmentId && (
              <>
                <Link look="quiet" href={href(people.department, { id: person.departmentId })}>
                  {person.department}
                </Link>
                {", "}
              </>
            )}
            {person.company}
          </p>
          {!shownToOwner && <Deeds person={person} />}
        </div>
      </div>
      {person.about && <p className="mt-6 whitespace-pre-line">{person.about}</p>}
      <div className="mt-6">
        <Definitions
          items={[
            { name: "Почта", value: person.email && <Link href={`mailto:${person.email}`}>{person.email}</Link> },
            {
              name: "Телефон",
              value: person.phone && <Link href={phoneHref(person.phone)}>{phoneText(person.phone)}</Link>,
            },
            { name: "Мессенджер", value: person.messenger },
            { name: "Где работает", value: person.location },
            { name: "Где сидит", value: seats.length > 0 && <Seats seats={seats} /> },
            { name: "Местное время", value: <Time value={now} zone={person.timeZone} now={now} look="clock" /> },
            {
              name: "Руководитель",
              value: person.manager && (
                <Link href={href(account.profile, { socialId: person.manager.alias })}>{person.manager.name}</Link>
              ),
            },
            { name: "Подчинённые", value: person.reports.total > 0 && <Reports person={person} /> },
            {
              name: "В компании с",
              value: person.hiredOn && <Time value={person.hiredOn} zone="UTC" now={now} look="day" />,
            },
            { name: "День рождения", value: person.birthday && <Birthday value={person.birthday} /> },
            { name: "Языки", value: person.languages.join(", ") },
            { name: "Достижения", value: badges.length > 0 && <Badges badges={badges} /> },
            { name: "Умеет", value: person.skills.length > 0 && <Skills skills={person.skills} /> },
          ]}
        />
      </div>
    </Card>
  );
}

function Seats({ seats }: { seats: { title: string; href: string }[] }) {
  return (
    <ul>
      {seats.map(({ title, href: to }) => (
        <li key={to}>
          <Link href={to} className="inline-block min-h-6">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Deeds({ person }: { person: SocialProfile }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {person.mine ? (
        <>
          <ButtonLink href={href(account.settings)} icon="settings" size="s">
            Настройки
          </ButtonLink>
          <ButtonLink href={href(support.ask, null, { about: "data" })} look="quiet" icon="help" size="s">
            Сообщить об ошибке
          </ButtonLink>
        </>
      ) : (
        <Subscription person={person} />
      )}
      {!person.mine && (
        <ButtonLink href={href(thanksPage, null, { to: person.alias })} size="s" icon="thanks">
          Поблагодарить
        </ButtonLink>
      )}
      {!person.mine && person.email && (
        <ButtonLink href={`mailto:${person.email}`} size="s" icon="email">
          Написать
        </ButtonLink>
      )}
      {!person.mine && person.phone && (
        <ButtonLink href={phoneHref(person.phone)} size="s" icon="phone">
          Позвонить
        </ButtonLink>
      )}
      <Menu label="Другие действия" icon="more" iconOnly size="s">
        <MenuLink href={href(people.card, { socialId: person.alias })} icon="id" file>
          Визитка
        </MenuLink>
        <MenuLink
          href={href(shortLinks.share, null, { to: href(account.profile, { socialId: person.alias }) })}
          icon="share"
        >
          Ссылка и QR-код
        </MenuLink>
        {!person.mine && (
          <>
            <MenuLink href={href(moderation.report, { target: "default", id: person.accountId })} icon="report">
              Пожаловаться
            </MenuLink>
            <MenuLink href={href(blocking.block, { socialId: person.alias })} icon="ban">
              Заблокировать
            </MenuLink>
          </>
        )}
      </Menu>
      <span className="text-sm text-muted">
        {counted(person.subscribers, ["подписчик", "подписчика", "подписчиков"])}
      </span>
    </div>
  );
}

function Subscription({ person: { accountId, subscribed } }: { person: SocialProfile }) {
  return (
    <Form>
      <input type="hidden" name="accountId" value={accountId} />
      <Button
        look={subscribed ? "secondary" : "primary"}
        size="s"
        name="intent"
        value={subscribed ? "unsubscribe" : "subscribe"}
        icon={subscribed ? "check" : "add"}
        aria-pressed={subscribed}
      >
        {subscribed ? "Вы подписаны" : "Подписаться"}
      </Button>
    </Form>
  );
}

/** The 29th of February needs a year that has one. */
function Birthday({ value }: { value: string }) {
  const { now } = useRoot();
  return value.length > 5 ? <Time value={value} zone="UTC" now={now} look="day" /> : dayOf(`2000-${value}`);
}

function Badges({ badges }: Required<Pick<CardProps, "badges">>) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {badges.map(({ id, title, icon }) => (
        <li key={id}>
          <Badge look="brand" icon={icon}>
            {title}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Whom a person leads: the first by name, and the way to all of them. */
function Reports({ person }: { person: SocialProfile }) {
  const { reports } = person;
  const manager = chosenValue({ id: person.accountId, name: `${person.firstName} ${person.lastName}` });
  const rest = reports.total - reports.first.length;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {reports.first.map((one) => (
        <li key={one.alias}>
          <Link href={href(account.profile, { socialId: one.alias })}>{one.name}</Link>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Link look="quiet" href={href(people.directory, null, { manager })}>
            и ещё {rest}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Skills({ skills }: { skills: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill}>
          <a href={href(people.directory, null, { tag: skill })} className="rounded-full no-underline">
            <Badge look="brand">{skill}</Badge>
          </a>
        </li>
      ))}
    </ul>
  );
}
