import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { passwords } from "#app/access/passwords/routes.ts";
import { secondFactor } from "#app/access/second-factor/routes.ts";
import { notifications } from "#app/engines/notifications/routes.ts";
import { hiddenForm } from "#app/feed/feed/forms.ts";
import { HiddenList } from "#app/feed/feed/ui/hidden-list.tsx";
import { RssAddresses } from "#app/feed/feed/ui/rss-addresses.tsx";
import { OnDevice } from "#app/offline/packs/ui/on-device.tsx";
import { visibility } from "#app/people/visibility/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { birthdayShown, photoUpload } from "../contract.ts";
import { account } from "../routes.ts";
import { AppearanceForm } from "../ui/appearance-form.tsx";
import { BirthdayForm } from "../ui/birthday-form.tsx";
import { PhotoForm } from "../ui/photo-form.tsx";
import { SessionList } from "../ui/session-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки");

export const loader = load(async ({ api, sessionId, preferences }) => {
  const [me, sessions, rss, hidden, step] = await Promise.all([
    api.account.me(),
    api.account.sessions({ current: sessionId }),
    api.feed.rss(),
    api.feed.hidden(),
    api.secondFactor.read(),
  ]);
  const { firstName, lastName, photo, alias } = me;
  const name = `${firstName} ${lastName}`;
  return { name, photo, alias, preferences, sessions: sessions.items, rss, hidden: hidden.items, step };
});

const checkbox = z.literal("on").optional();
const appearance = z.object({
  theme: z.enum(["auto", "light", "dark"]),
  lightMode: checkbox,
  noRedirect: checkbox,
  fontSize: z.enum(["normal", "large", "largest"]).default("normal"),
  lessMotion: checkbox,
  underlineLinks: checkbox,
});

const birthday = z.object({ shown: birthdayShown });

const birthdayTold = {
  full: "Коллеги увидят ваш день рождения с годом",
  day: "Коллеги увидят день и месяц",
  hidden: "День рождения останется при вас",
};

const done = (text: string) => ({ id: "settings", kind: "success" as const, text });

export const action = act({
  appearance: intent(appearance, async ({ api, value, here, preferences }) => {
    const theme = value.theme === "auto" ? undefined : value.theme;
    const lightMode = value.lightMode === "on";
    await api.account.changePreferences({
      theme,
      lightMode,
      noRedirect: value.noRedirect === "on",
      fontSize: value.fontSize === "normal" ? undefined : value.fontSize,
      lessMotion: value.lessMotion === "on",
      underlineLinks: value.underlineLinks === "on",
    });
    const document = lightMode !== (preferences.lightMode === true);
    // A fresh page, not a place on this one: an address that differs by its anchor alone would load nothing.
    return { to: here(document ? undefined : "appearance"), document, toast: done("Настройки сохранены") };
  }),
  "low-vision": intent(z.object({}), async ({ api, here, preferences: { theme, lightMode, noRedirect } }) => {
    const easy = { fontSize: "largest", lessMotion: true, underlineLinks: true } as const;
    await api.account.changePreferences({ theme, lightMode, noRedirect, ...easy });
    return { to: here("appearance"), toast: done("Крупный текст, подчёркнутые ссылки, без движения") };
  }),
  birthday: intent(birthday, async ({ api, value, here }) => {
    const { shown } = await api.account.showBirthday(value);
    return { to: here("birthday"), toast: done(birthdayTold[shown]) };
  }),
  photo: intent(z.object(photoUpload.shape), async ({ api, value, here }) => {
    const { withheld } = await api.account.uploadPhoto(value);
    const told = withheld ? "Фото обновлено. Видите его только вы: согласие на публикацию отозвано" : "Фото обновлено";
    return { to: here("photo"), toast: done(told) };
  }),
  "remove-photo": intent(z.object({}), async ({ api, here }) => {
    await api.account.removePhoto();
    return { to: here("photo"), toast: done("Фото удалено") };
  }),
  "renew-rss": intent(z.object({}), async ({ api, here }) => {
    await api.feed.renewRss();
    return { to: here("rss"), toast: done("Адреса лент созданы") };
  }),
  unhide: intent(hiddenForm, async ({ api, value, here }) => {
    const { title } = await api.feed.hide({ ...value.what, hidden: false });
    return { to: here("hidden"), toast: done(`Снова в лентах: ${title}`) };
  }),
  "end-session": intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.account.endSession(value);
    return { to: here("sessions"), toast: done("Вход завершён") };
  }),
  "end-others": intent(z.object({}), async ({ api, sessionId, here }) => {
    await api.account.endOtherSessions({ current: sessionId });
    return { to: here("sessions"), toast: done("На других устройствах вход завершён") };
  }),
});

const parts = [
  { href: "#appearance", text: "Как выглядит портал" },
  { href: "#photo", text: "Фотография" },
  { href: "#alias", text: "Моя страница" },
  { href: "#birthday", text: "День рождения" },
  { href: "#contacts", text: "Кто что видит" },
  { href: "#notices", text: "Уведомления" },
  { href: "#rss", text: "RSS-ленты" },
  { href: "#hidden", text: "Скрыто из лент" },
  { href: "#device", text: "Сохранённое на этом устройстве" },
  { href: "#sessions", text: "Где выполнен вход" },
];

export default function Settings() {
  const { name, photo, alias, preferences, sessions, rss, hidden, step } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ photo: string }>("settings");
  return (
    <Columns
      beside={
        <div className="hidden xl:block">
          <HowItWorks title="На этой странице" links={parts} />
        </div>
      }
    >
      <PageHeader title="Настройки" />
      <ErrorSummary problems={problems} />
      <Section id="appearance" title="Как выглядит портал">
        <AppearanceForm preferences={preferences} />
      </Section>
      <Section id="photo" title="Фотография">
        <PhotoForm name={name} photo={photo} field={fields.photo} />
      </Section>
      <Section id="alias" title="Моя страница">
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 wrap-anywhere">
            Открывается по адресу <strong className="font-medium">{`/profile/${alias}`}</strong>
          </p>
          <ButtonLink href={href(account.alias)} icon="edit">
            Сменить адрес
          </ButtonLink>
        </Card>
      </Section>
      <Section id="birthday" title="День рождения">
        <BirthdayForm shown={preferences.birthday ?? "day"} />
      </Section>
      <Section id="contacts" title="Кто что видит">
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0">Почта, телефон, рассказ о себе, теги: кому что показать</p>
          <ButtonLink href={href(visibility.own)} icon="eye">
            Настроить видимость
          </ButtonLink>
        </Card>
      </Section>
      <Section id="notices" title="Уведомления">
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0">О чём сообщать, когда не беспокоить</p>
          <ButtonLink href={href(notifications.settings)} icon="bell">
            Настроить уведомления
          </ButtonLink>
        </Card>
      </Section>
      <Section id="rss" title="RSS-ленты">
        <RssAddresses {...rss} />
      </Section>
      <Section id="hidden" title="Скрыто из лент">
        <HiddenList items={hidden} />
      </Section>
      <Section id="device" title="Сохранённое на этом устройстве">
        <OnDevice />
      </Section>
      {step.kept === "here" && (
        <Section id="password" title="Пароль">
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0">После смены вход на остальных устройствах завершится</p>
            <ButtonLink href={href(passwords.own)} icon="key">
              Сменить пароль
            </ButtonLink>
          </Card>
        </Section>
      )}
      <Section id="sessions" title="Где выполнен вход">
        <p className="mb-4">
          <a href={href(secondFactor.own)} className="inline-block min-h-6">
            Двухшаговый вход
          </a>
          : {step.since ? "включён" : "выключен"}
        </p>
        {step.kept === "here" && (
          <p className="mb-4">
            <a href={href(account.passkeys)} className="inline-block min-h-6">
              Ключи доступа
            </a>
            : вход без пароля, по отпечатку, лицу или коду устройства
          </p>
        )}
        <SessionList items={sessions} />
      </Section>
    </Columns>
  );
}
