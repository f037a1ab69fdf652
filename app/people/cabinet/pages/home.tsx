import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { skills } from "#app/people/skills/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CabinetHome } from "../contract.ts";
import { cabinet } from "../routes.ts";
import { Places } from "../ui/places.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Личный кабинет");

export const loader = load(({ api }) => api.cabinet.home({}));

export default function Home() {
  const me = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <Card as="section" pad="l" labelledBy="name" className="flex flex-wrap items-center gap-5">
        <Avatar person={{ id: me.accountId, name: me.name, photo: me.photo }} size="xl" />
        <div className="min-w-0 flex-1 basis-56">
          <Heading level={1} id="name">
            {me.name}
          </Heading>
          <p className="text-soft">{[me.position, me.company].filter(Boolean).join(", ")}</p>
          {me.status && <p className="mt-1">{me.status}</p>}
        </div>
        <ButtonLink href={href(account.profile, { socialId: me.alias })} icon="user">
          Моя страница
        </ButtonLink>
      </Card>
      {me.unfinished.length > 0 && <Unfinished parts={me.unfinished} />}
      <Section id="mine" title="Моё на портале">
        <Places counts={me.counts} />
      </Section>
    </div>
  );
}

const toTell: Record<CabinetHome["unfinished"][number], [text: string, href: string]> = {
  photo: ["Поставить фотографию", `${href(account.settings)}#photo`],
  about: ["Рассказать о себе", `${href(cabinet.aboutMyself)}#about-about`],
  phone: ["Оставить рабочий телефон", `${href(cabinet.aboutMyself)}#about-phone`],
  messenger: ["Указать мессенджер", `${href(cabinet.aboutMyself)}#about-messenger`],
  skills: ["Добавить теги: что вы умеете", href(skills.create)],
  languages: ["Указать языки", `${href(cabinet.aboutMyself)}#about-languages`],
};

function Unfinished({ parts }: { parts: CabinetHome["unfinished"] }) {
  return (
    <Section id="unfinished" title="Что ещё рассказать">
      <Card>
        <p className="text-muted">Коллегам проще найти того, о ком что-то известно.</p>
        <ul className="mt-2">
          {parts.map((part) => (
            <li key={part} className="py-1">
              <Link href={toTell[part][1]} className="inline-block min-h-6">
                {toTell[part][0]}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
