import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { aboutForm, addDeviceForm, deviceForm, draftOf, settingsForm } from "../forms.ts";
import { notifications } from "../routes.ts";
import { LevelMatrix } from "../ui/level-matrix.tsx";
import { MailCard } from "../ui/mail-card.tsx";
import { MutedList } from "../ui/muted-list.tsx";
import { PeaceFields } from "../ui/peace-fields.tsx";
import { PushDevices } from "../ui/push-devices.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки уведомлений");

export const loader = load(async ({ api, viewer, query: { after } }) => {
  const [settings, muted] = await Promise.all([api.notifications.settings(), api.notifications.muted({ after })]);
  return { settings, muted, zone: viewer.timeZone };
});

const done = (text: string) => ({ id: "notices", kind: "success" as const, text });

export const action = act({
  notices: intent(settingsForm, async ({ api, value, here }) => {
    await api.notifications.changeSettings(draftOf(value));
    return { to: here(), toast: done("Настройки уведомлений сохранены") };
  }),
  "unmute-about": intent(aboutForm, async ({ api, value, here }) => {
    await api.notifications.muteAbout({ id: value.about, muted: false });
    return { to: here("muted"), toast: done("Снова уведомляем об этой публикации") };
  }),
  "add-device": intent(addDeviceForm, async ({ api, value, here, sessionId }) => {
    await api.push.add({ ...value, session: sessionId ?? "" });
    return { to: here("devices"), toast: done("На этом устройстве уведомления включены") };
  }),
  "drop-device": intent(deviceForm, async ({ api, value, here }) => {
    await api.push.drop(value);
    return { to: here("devices"), toast: done("Устройство убрано: уведомлений там больше не будет") };
  }),
  "try-device": intent(deviceForm, async ({ api, value, here }) => {
    const { sent } = await api.push.trial(value);
    const failed = { id: "notices", kind: "error" as const, text: "Служба уведомлений этого браузера не приняла его" };
    return { to: here("devices"), toast: sent ? done("Пробное уведомление отправлено") : failed };
  }),
  "mail-again": intent(z.object({}), async ({ api, here }) => {
    const { address } = await api.notifications.tryMailAgain();
    return { to: here(), toast: done(`Снова пишем на ${address}`) };
  }),
});

export default function NotificationSettings() {
  const { settings, muted, zone } = useLoaderData<typeof loader>();
  const { families, mail, push, digest, quiet, days } = settings;
  const { form, fields, problems } = usePageForm<{
    bell: Record<string, string>;
    mail: Record<string, string>;
    push: Record<string, string>;
    digest: string;
    quiet: string;
    from: string;
    to: string;
    days: string[];
  }>("notices", {
    bell: Object.fromEntries(families.map(({ name, bell }) => [name, bell])),
    mail: Object.fromEntries(families.map(({ name, mail }) => [name, mail])),
    push: Object.fromEntries(families.map(({ name, push }) => [name, push])),
    digest,
    quiet: quiet ? "on" : undefined,
    from: quiet?.from ?? "22:00",
    to: quiet?.to ?? "08:00",
    days: days.map(String),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Настройки уведомлений"
        places={[
          { href: href(account.settings), title: "Настройки" },
          { href: href(notifications.bell), title: "Уведомления" },
        ]}
      >
        О чём и как вам сообщать. Обязательное приходит в колокольчик всегда.
      </PageHeader>
      <ErrorSummary problems={problems} />
      {mail && <MailCard {...mail} />}
      <Form repeatable id={form.id}>
        <Section id="levels" title="О чём сообщать">
          <LevelMatrix
            families={families}
            bell={fields.bell}
            mail={mail ? fields.mail : null}
            push={push ? fields.push : null}
            digest={fields.digest}
          />
        </Section>
        <Section id="peace" title="Когда не беспокоить">
          <PeaceFields zone={zone} {...{ quiet: fields.quiet, from: fields.from, to: fields.to, days: fields.days }} />
        </Section>
        <div className="mt-6">
          <FormActions>
            <Button look="primary" name="intent" value="notices">
              Сохранить
            </Button>
          </FormActions>
        </div>
      </Form>
      {push && (
        <Section id="devices" title="Уведомления на этом устройстве">
          <PushDevices pushKey={push.key} devices={push.devices} />
        </Section>
      )}
      <Section id="muted" title="О чём не уведомлять">
        <MutedList {...muted} />
      </Section>
    </div>
  );
}
