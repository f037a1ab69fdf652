import { agreements } from "#app/access/agreements/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { registration } from "#app/access/registration/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

const promises: { icon: IconName; title: string; text: string }[] = [
  { icon: "news", title: "Новости", text: "Что происходит в компании, по порядку и без шума." },
  { icon: "comment", title: "Разговор", text: "Публикации и комментарии: сказать может каждый." },
  { icon: "users", title: "Люди", text: "Найти коллегу по имени, отделу или делу." },
];

type Open = { items: { id: string; title: string; excerpt: string; publishedAt: string }[]; next?: string | undefined };

/** The front door: what the portal is, and the way in; to a guest, what is open to them. */
export function Welcome({ open }: { open: Open | null }) {
  const { viewer } = useRoot();
  if (viewer.isGuest) return <ForGuest open={open} />;
  return (
    <div className="mx-auto max-w-4xl py-8 text-center lg:py-16">
      <LogoMark className="mx-auto size-20" />
      <Heading level={1} size="2xl" className="mt-6">
        Портал, где слышно каждого
      </Heading>
      <p className="mx-auto mt-4 max-w-xl text-lg text-soft">
        Новости, люди и знания вашей компании в одном месте. Вече открыто для всех, кто здесь работает.
      </p>
      <div className="mt-8">
        {viewer.accountId ? (
          <ButtonLink href={href(shell.main)} look="primary" size="l">
            На главную
          </ButtonLink>
        ) : (
          <ButtonLink href="/login" look="primary" size="l" data-document="">
            Войти
          </ButtonLink>
        )}
        {!viewer.accountId && (
          <p className="mt-4 text-soft">
            Есть код приглашения? <Link href={href(registration.register)}>Зарегистрируйтесь</Link>
          </p>
        )}
        <p className="mt-4 text-soft">
          Не получается войти? <Link href={href(support.ask)}>Напишите в поддержку</Link>
        </p>
      </div>
      <ul className="mt-14 grid gap-5 text-left sm:grid-cols-3">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5">
            <Icon name={icon} size="l" className="text-brand" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A guest is told what they may read and where they find what is kept of them. */
function ForGuest({ open }: { open: Open | null }) {
  const { me, viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Здравствуйте! Вот что вам открыто">
        Вы вошли как гость{me ? ` компании «${me.company}»` : ""}: остальное видят сотрудники.
      </PageHeader>
      {open && (
        <Section id="open" title="Статьи">
          {open.items.length ? (
            <ul className="grid gap-3">
              {open.items.map(({ id, title, excerpt, publishedAt }) => (
                <Card as="li" key={id} pad="s" lifts>
                  <h3 className="font-medium wrap-anywhere">
                    <CardLink href={href(news.article, { id })}>{title || excerpt}</CardLink>
                  </h3>
                  {title && <p className="mt-1 text-sm text-soft">{excerpt}</p>}
                  <p className="mt-1 text-sm text-muted">
                    <Time value={publishedAt} zone={viewer.timeZone} now={now} look="day" />
                  </p>
                </Card>
              ))}
            </ul>
          ) : (
            <p className="text-soft">Пока с гостями ничем не поделились. Когда вам откроют статью, она будет здесь.</p>
          )}
          {open.next && <MoreLink href={href(shell.welcome, null, { after: open.next })} />}
        </Section>
      )}
      <Section id="own" title="Ещё">
        <ul className="space-y-1">
          {own.map(({ text, href: to }) => (
            <li key={to}>
              <Link href={to} className="inline-block min-h-6">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const own = [
  { text: "Написать в поддержку", href: href(support.ask) },
  { text: "Мои соглашения", href: href(agreements.list) },
  { text: "Мои данные", href: href(ownData.export) },
];
