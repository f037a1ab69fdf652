import { registration } from "#app/registration/routes.ts";
import { support } from "#app/support/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

const promises: { icon: IconName; title: string; text: string }[] = [
  { icon: "news", title: "Новости", text: "Что происходит в компании, по порядку и без шума." },
  { icon: "comment", title: "Разговор", text: "Публикации и комментарии: сказать может каждый." },
  { icon: "users", title: "Люди", text: "Найти коллегу по имени, отделу или делу." },
];

/** The front door: what the portal is, and the way in. */
export function Welcome() {
  const { viewer } = useRoot();
  return (
    <div className="mx-auto max-w-4xl py-8 text-center lg:py-16">
      <LogoMark className="mx-auto size-20" />
      <Heading level={1} size="2xl" className="mt-6">
        Портал, где слышно каждого
      </Heading>
      <p className="mx-auto mt-4 max-w-xl text-lg text-soft">
        {viewer.isGuest
          ? "Вы вошли как гость: вам открыты статьи, ссылками на которые с вами поделились. Остальное видят сотрудники."
          : "Новости, люди и знания вашей компании в одном месте. Вече открыто для всех, кто здесь работает."}
      </p>
      <div className="mt-8">
        {viewer.isGuest ? (
          <ButtonLink href={href(support.ask)} size="l">
            Написать в поддержку
          </ButtonLink>
        ) : viewer.accountId ? (
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
