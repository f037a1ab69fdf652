import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { askErasureForm } from "../forms.ts";
import { ownData } from "../routes.ts";
import { WhatHappens } from "../ui/what-happens.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удалить мои данные");

export const loader = load(({ api }) => api.ownData.erasure({}));

const said = (text: string) => ({ id: "erasure", kind: "success" as const, text });

export const action = act({
  "ask-erasure": intent(askErasureForm, async ({ api, value, here }) => {
    await api.ownData.askErasure(value.way === "password" ? { password: value.password } : {});
    return { to: here(), toast: said("Просьба отправлена администраторам") };
  }),
  "withdraw-erasure": intent(z.object({}), async ({ api, here }) => {
    await api.ownData.withdrawErasure({});
    return { to: here(), toast: said("Просьба отозвана: всё остаётся как было") };
  }),
});

export default function EraseOwn() {
  const { open, refused, byPassword, ...parts } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Удалить мои данные" places={[{ href: href(ownData.export), title: "Мои данные" }]}>
        Просьбу выполняет администратор компании, не позже чем через 30 дней. После этого войти на портал с этой учётной
        записью будет нельзя. До этого можно передумать.
      </PageHeader>
      {open ? <Asked {...open} /> : refused && <Refused {...refused} />}
      <WhatHappens parts={parts} />
      {!open && (
        <Section id="ask" title="Попросить удалить">
          <Ask byPassword={byPassword} />
        </Section>
      )}
    </div>
  );
}

function Asked({ askedAt, until }: { askedAt: string; until: string }) {
  const { now, viewer } = useRoot();
  return (
    <Card className="mb-8 space-y-4">
      <p>
        Вы попросили удалить данные: <Time value={askedAt} zone={viewer.timeZone} now={now} look="moment" />.
        Администратор ответит не позже <Time value={until} zone={viewer.timeZone} now={now} look="day" />.
      </p>
      <Form>
        <Button look="secondary" name="intent" value="withdraw-erasure">
          Отозвать просьбу
        </Button>
      </Form>
    </Card>
  );
}

function Refused({ at, reason }: { at: string; reason: string }) {
  const { now, viewer } = useRoot();
  return (
    <div className="mb-8">
      <Notice look="warning" title="Просьбу отклонили">
        <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        <p className="text-sm">
          <Time value={at} zone={viewer.timeZone} now={now} look="moment" />. Можно попросить снова.
        </p>
      </Notice>
    </div>
  );
}

function Ask({ byPassword }: { byPassword: boolean }) {
  const { fields, problems } = useSmallForm("erasure", { password: undefined, sure: undefined });
  return (
    <Card>
      <p className="text-soft">
        Сначала можно{" "}
        <Link href={href(ownData.export)} className="inline-block min-h-6">
          забрать свои данные
        </Link>{" "}
        одним архивом: потом не получится.
      </p>
      <Form
        id="erasure"
        className="mt-5 space-y-5"
        notKept="Пароль в браузере не остаётся: отправьте, когда будет связь."
      >
        <ErrorSummary problems={problems} />
        <input type="hidden" name="way" value={byPassword ? "password" : "tick"} />
        {byPassword ? (
          <PasswordField
            field={fields.password}
            label="Ваш пароль"
            hint="Чтобы этого не сделал за вас кто-то другой"
            autoComplete="current-password"
          />
        ) : (
          <CheckboxField field={fields.sure} label="Понимаю, что вернуть данные будет нельзя" required />
        )}
        <Button look="danger" name="intent" value="ask-erasure">
          Попросить удалить мои данные
        </Button>
      </Form>
    </Card>
  );
}
