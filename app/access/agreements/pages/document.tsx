import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { AgreementText } from "../contract.ts";
import { acceptForm } from "../forms.ts";
import { agreements } from "../routes.ts";
import { AcceptForm } from "../ui/accept-form.tsx";
import { AgreementChanges, AgreementWords } from "../ui/agreement-words.tsx";
import { kindTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<AgreementText>((text) => text.title, "Соглашение");

export const loader = load(({ api, params: { code = "" }, query }) => {
  const version = /^\d{1,5}$/.test(query.version ?? "") ? query.version : undefined;
  return api.agreements.text({ code, version });
});

export const action = act({
  agree: intent(acceptForm, async ({ api, params: { code = "" }, value }) => {
    const { version, fullName } = value;
    await api.agreements.accept({ code, version, fullName });
    return {
      to: safePath(value.returnTo, href(agreements.list)),
      toast: { id: "agreement", kind: "success", text: "Спасибо, принято" },
    };
  }),
});

export default function Agreement() {
  const text = useLoaderData<typeof loader>();
  const { code, title, kind, demand, version, state, versions, accepted } = text;
  const { viewer, now, scripts } = useRoot();
  const day = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="day" />;
  const isAsked = demand !== "none" && state !== "past" && !accepted;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[
          demand === "none"
            ? { href: href(agreements.legal), title: "Правовые документы" }
            : { href: href(agreements.list), title: "Мои соглашения" },
        ]}
        actions={
          scripts && (
            <Button type="button" look="quiet" icon="print" data-print className="print:hidden">
              Напечатать
            </Button>
          )
        }
      >
        {kindTitles[kind]}. Версия {version.number}, {state === "coming" ? "вступит в силу" : "действует с"}{" "}
        {day(version.effectiveFrom)}.
      </PageHeader>
      <div className="mb-5 space-y-3 empty:hidden">
        {state === "past" && (
          <Notice
            look="warning"
            action={
              <a className="text-link underline" href={href(agreements.document, { code })}>
                Прочитать действующую
              </a>
            }
          >
            Это прежняя версия: сейчас действует другая.
          </Notice>
        )}
        {accepted && (
          <Notice look="success">
            Вы приняли эту версию <Time value={accepted.at} zone={viewer.timeZone} now={now} look="moment" />.
          </Notice>
        )}
      </div>
      {isAsked && <AgreementChanges {...text} />}
      <AgreementWords body={text.body} />
      {isAsked && (
        <AcceptForm
          {...text}
          label={kind === "consent" ? `Даю согласие: ${title}` : "Прочитано, принимаю"}
          send={kind === "consent" ? "Дать согласие" : "Принять"}
        />
      )}
      {isAsked && demand === "may" && (
        <p className="mt-3 text-muted">Это по желанию: без согласия портал работает так же.</p>
      )}
      {accepted && kind === "consent" && (
        <div className="mt-5 print:hidden">
          <ButtonLink look="quiet-danger" href={href(agreements.withdraw, { code })}>
            Отозвать согласие
          </ButtonLink>
        </div>
      )}
      {versions.length > 0 && (
        <Section id="versions" title="Другие версии">
          <ul className="space-y-2">
            {versions.map(({ number, effectiveFrom, changeSummary }) => (
              <li key={number}>
                <a
                  className="inline-flex min-h-6 items-center text-link underline"
                  href={href(agreements.document, { code }, { version: `${number}` })}
                >
                  Версия {number}
                </a>
                , с {day(effectiveFrom)}
                {changeSummary && <span className="text-muted">. {changeSummary}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="mt-6 text-sm wrap-anywhere text-muted">Отпечаток текста SHA-256: {text.textHash}</p>
    </div>
  );
}
