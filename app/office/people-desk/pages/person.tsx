import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { registration } from "#app/access/registration/routes.ts";
import { staff } from "#app/office/staff/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { phoneText } from "#app/ui/phone-text.ts";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { DeskPerson } from "../contract.ts";
import { rightForm } from "../forms.ts";
import { peopleDesk } from "../routes.ts";
import { AccountBadges } from "../ui/account-badges.tsx";
import { GivenRights, GiveRight } from "../ui/given-rights.tsx";
import { StandingCard } from "../ui/standing-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ person: DeskPerson }>(({ person }) => person.name, "Сотрудник");

export const loader = load(async ({ api, registers, publicUrl, params: { id = "" } }) => ({
  person: await api.peopleDesk.person({ id }),
  /** Where people register themselves, those whom the desk has made come in by an invitation of their own. */
  door: registers ? publicUrl : null,
}));

const said = (text: string) => ({ id: "person", kind: "success" as const, text });

export const action = act({
  restore: intent(z.object({}), async ({ api, here, params: { id = "" } }) => {
    await api.peopleDesk.restore({ id });
    return { to: here(), toast: said("Снова может войти") };
  }),
  "end-sessions": intent(z.object({}), async ({ api, here, params: { id = "" } }) => {
    const { ended } = await api.peopleDesk.endSessions({ id });
    return { to: here(), toast: said(`Завершено: ${counted(ended, ["вход", "входа", "входов"])}`) };
  }),
  invite: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    const { name, email } = await api.peopleDesk.person({ id });
    return { show: await api.registration.invite({ note: name, email }) };
  }),
  give: intent(rightForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.peopleDesk.give({ id, ...value });
    return { to: here(), toast: said("Право дано") };
  }),
  take: intent(rightForm.pick({ right: true }), async ({ api, value, here, params: { id = "" } }) => {
    await api.peopleDesk.take({ id, ...value });
    return { to: here(), toast: said("Право снято") };
  }),
});

export default function Person() {
  const { person, door } = useLoaderData<typeof loader>();
  const { isAdmin } = useRoot().viewer;
  const isOpen = person.state === "active" || person.state === "invited";
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={person.name} places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        <AccountBadges account={person} />
      </PageHeader>
      <Facts person={person} />
      {door && person.state === "invited" && <Invite email={person.email} door={door} />}
      <Section id="standing" title="Учётная запись">
        <StandingCard person={person} />
      </Section>
      {person.showable && <ShowAs id={person.id} />}
      <Section id="sessions" title="Входы">
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p>
            {person.sessions
              ? `Сейчас открыто: ${counted(person.sessions, ["вход", "входа", "входов"])}`
              : "Сейчас нигде не вошёл"}
          </p>
          {person.sessions > 0 && isAdmin && (
            <Form>
              <Button look="secondary" name="intent" value="end-sessions">
                Завершить все входы
              </Button>
            </Form>
          )}
        </Card>
      </Section>
      {isAdmin && person.password && person.kept !== "self" && isOpen && <Password id={person.id} />}
      {isAdmin && (person.secondFactor || person.passkeys > 0) && person.kept !== "self" && (
        <SecondFactor id={person.id} isOn={person.secondFactor} passkeys={person.passkeys} />
      )}
      <Section id="rights" title="Права">
        <Card>
          {person.role === "admin" && (
            <p className="mb-4 text-soft">У администратора есть все права и без этого списка.</p>
          )}
          <GivenRights items={person.given} />
          {person.offered.length > 0 && <GiveRight offered={person.offered} />}
        </Card>
      </Section>
    </div>
  );
}

function Password({ id }: { id: string }) {
  return (
    <Section id="password" title="Пароль">
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-64">Забыл пароль? Передайте ссылку, по которой можно задать новый.</p>
        <ButtonLink href={href(peopleDesk.password, { id })}>Ссылка для нового пароля</ButtonLink>
      </Card>
    </Section>
  );
}

/** The first sign-in of somebody whom the desk has made: the code is shown this once, and goes by letter. */
function Invite({ email, door }: { email: string; door: string }) {
  const made = useShown<{ code: string }>();
  return (
    <Section id="invite" title="Первый вход">
      <Card>
        {made ? (
          <Notice look="success" title="Приглашение готово">
            Код: <strong className="select-all">{made.code}</strong>. Сохраните его: целиком он показан один раз.
            Ссылка:{" "}
            <span className="wrap-anywhere select-all">
              {door}
              {href(registration.register, null, { code: made.code })}
            </span>
          </Notice>
        ) : (
          <Form className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 flex-1 basis-64 text-soft">
              Человек ещё не входил. Личное приглашение уйдёт на {email}: по нему он придумает пароль.
            </p>
            <Button look="secondary" name="intent" value="invite">
              Пригласить
            </Button>
          </Form>
        )}
      </Card>
    </Section>
  );
}

function SecondFactor({ id, isOn, passkeys }: { id: string; isOn: boolean; passkeys: number }) {
  return (
    <Section id="second-factor" title={isOn ? "Двухшаговый вход" : "Ключи доступа"}>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-64">
          {isOn && "Включён: после пароля портал спрашивает код с телефона. "}
          {passkeys > 0 &&
            `Есть ${counted(passkeys, ["ключ доступа", "ключа доступа", "ключей доступа"])}: с ними входят без пароля.`}
        </p>
        <ButtonLink href={href(peopleDesk.secondFactor, { id })}>
          {isOn ? "Сбросить двухшаговый вход" : "Убрать ключи доступа"}
        </ButtonLink>
      </Card>
    </Section>
  );
}

function ShowAs({ id }: { id: string }) {
  return (
    <Section id="show-as" title="Показать как">
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-64 text-soft">
          Портал на полчаса откроется таким, каким его видит этот человек. Менять ничего нельзя, личное не показывается,
          а сам показ запишется в журнал.
        </p>
        <Form action="/show-as" document>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="returnTo" value={href(shell.main)} />
          <Button look="secondary" icon="eye">
            Показать как
          </Button>
        </Form>
      </Card>
    </Section>
  );
}

function Facts({ person }: { person: DeskPerson }) {
  const { now } = useRoot();
  return (
    <Card>
      <Definitions
        items={[
          { name: "Почта", value: person.email || null },
          { name: "Телефон", value: person.phone && phoneText(person.phone) },
          { name: "Должность", value: person.position },
          { name: "Подразделение", value: person.department },
          { name: "Где работает", value: person.location },
          {
            name: "Руководитель",
            value: person.manager && (
              <Link href={href(peopleDesk.person, { id: person.manager.id })}>{person.manager.name}</Link>
            ),
          },
          {
            name: "В компании с",
            value: person.hiredOn && <Time value={person.hiredOn} zone="UTC" now={now} look="day" />,
          },
          {
            name: "Не работает с",
            value: person.leftAt && <Time value={person.leftAt} zone="UTC" now={now} look="day" />,
          },
        ]}
      />
      {!person.erasedAt && person.kept !== "admin" && (
        <ButtonLink href={href(staff.edit, { id: person.id })} size="s" icon="edit" className="mt-4 mr-2">
          Изменить
        </ButtonLink>
      )}
      {person.role !== "guest" && (
        <ButtonLink
          href={href(account.profile, { socialId: person.alias })}
          look="quiet"
          size="s"
          icon="user"
          className="mt-4"
        >
          Профиль на портале
        </ButtonLink>
      )}
    </Card>
  );
}
