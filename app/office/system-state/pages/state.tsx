import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import type { SystemState } from "../contract.ts";
import { letterForm, retryForm } from "../forms.ts";
import { ClockTable } from "../ui/clock-table.tsx";
import {
  BackupFacts,
  DatabaseFacts,
  DiskFacts,
  ErrorFacts,
  IdentityFacts,
  LedgerFacts,
  LiveFacts,
  MailFacts,
  PushFacts,
  WorkFacts,
} from "../ui/facts.tsx";
import { FailedWork } from "../ui/failed-work.tsx";
import { Part } from "../ui/part.tsx";
import { Summary } from "../ui/summary.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Состояние портала");

export const loader = load(({ api }) => api.systemState.state({}));

export const action = act({
  "send-letter": intent(letterForm, async ({ api, here }) => {
    const { to, isSent } = await api.systemState.sendLetter({});
    return {
      to: here("mail"),
      toast: isSent
        ? { id: "letter", kind: "success", text: `Письмо ушло на ${to}` }
        : { id: "letter", kind: "error", text: "Письмо не ушло: почтовый сервер его не взял" },
    };
  }),
  retry: intent(retryForm, async ({ api, value, here }) => {
    await api.systemState.retry(value);
    return { to: here("work"), toast: { id: "retry", kind: "success", text: "Портал попробует ещё раз" } };
  }),
});

export default function State() {
  const state: SystemState = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Состояние портала">
        Как работает сам портал, один на все компании. Отвечает машина, у которой лежат данные.
      </PageHeader>
      <Summary state={state} />
      <div className="mt-6 grid gap-4">
        <Part id="database" title="База данных" health={state.database.health}>
          <DatabaseFacts {...state.database} />
        </Part>
        <Part id="work" title="Работы портала" health={state.work.health}>
          <WorkFacts {...state.work} />
          <FailedWork items={state.work.parked} count={state.work.failed} />
        </Part>
        <Part id="errors" title="Ошибки" health={state.errors.health}>
          <ErrorFacts {...state.errors} />
        </Part>
        <Part id="disk" title="Место для файлов" health={state.disk.health}>
          <DiskFacts {...state.disk} />
        </Part>
        <Part id="mail" title="Почта" health={state.mail.health}>
          <MailFacts {...state.mail} />
        </Part>
        <Part id="push" title="Уведомления на устройствах">
          <PushFacts {...state.push} />
        </Part>
        <Part id="backup" title="Резервная копия" health={state.backup.health}>
          <BackupFacts {...state.backup} />
        </Part>
        <Part id="ledger" title="Счёт баллов" health={state.ledger.health}>
          <LedgerFacts {...state.ledger} />
        </Part>
        <Part id="identity" title="Вход" health={state.identity.health}>
          <IdentityFacts {...state.identity} />
        </Part>
        <Part id="live" title="Версии и связь">
          <LiveFacts {...state.live} versions={state.versions} database={state.database.version} />
        </Part>
      </div>
      {state.work.clock.length > 0 && (
        <Section id="clock" title="По часам">
          <ClockTable items={state.work.clock} />
        </Section>
      )}
    </div>
  );
}
