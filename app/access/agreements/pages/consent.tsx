import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownData } from "#app/access/own-data/routes.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { personalData } from "../contract.ts";
import { acceptForm } from "../forms.ts";
import { agreements } from "../routes.ts";
import { AcceptForm } from "../ui/accept-form.tsx";
import { AgreementChanges, AgreementWords } from "../ui/agreement-words.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Согласие на обработку персональных данных");

export const loader = load(async ({ api, query, elsewhere }) => {
  if (elsewhere) return { open: await api.agreements.guestConsent({}), signIn: elsewhere };
  const [{ consentToPersData }, text] = await Promise.all([
    api.account.me(),
    api.agreements.text({ code: personalData }),
  ]);
  return { given: consentToPersData, text, returnTo: safePath(query.returnTo), open: undefined };
});

export const action = act({
  agree: intent(acceptForm, async ({ api, value }) => {
    await api.agreements.consent({ version: String(value.version) });
    return {
      to: safePath(value.returnTo),
      toast: { id: "consent", kind: "success", text: "Спасибо, согласие принято" },
    };
  }),
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Consent() {
  const page = useLoaderData<typeof loader>();
  return page.open ? <ForStrangers {...page} /> : <ForPeople {...page} />;
}

/** The words alone: whoever has not signed in has nothing to accept yet. */
function ForStrangers({ open: { title, body, version }, signIn }: Extract<Loaded, { signIn: string }>) {
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Персональные данные">
        {title}. Согласие дают после первого входа:{" "}
        <a className="inline-block min-h-6 text-link underline" href={signIn}>
          войти
        </a>
        .
      </PageHeader>
      <AgreementWords body={body} />
      <p className="mt-3 text-sm text-muted">
        Версия {version.number}, действует с{" "}
        <Time value={version.effectiveFrom} zone={viewer.timeZone} now={now} look="day" />. Что ещё открыто всем –{" "}
        <a className="text-link underline" href={href(agreements.legalGuest)}>
          документы портала
        </a>
        .
      </p>
    </div>
  );
}

function ForPeople({ given, text, returnTo }: Extract<Loaded, { given: boolean }>) {
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Персональные данные" />
      {given ? (
        <div className="mb-5">
          <Notice
            look="success"
            action={
              <a className="text-link underline" href={href(agreements.list)}>
                Мои соглашения: прочитать или отозвать
              </a>
            }
          >
            {text.accepted ? (
              <>
                Вы дали согласие <Time value={text.accepted.at} zone={viewer.timeZone} now={now} look="moment" />.
              </>
            ) : (
              "Вы уже дали согласие."
            )}{" "}
            Текст остаётся здесь, чтобы его можно было перечитать.
          </Notice>
        </div>
      ) : (
        text.changes && (
          <div className="mb-5">
            <Notice look="warning" title="Согласие обновилось">
              Раньше вы принимали другую версию. Чтобы пользоваться порталом дальше, прочитайте новую и примите её.
            </Notice>
          </div>
        )
      )}
      {!given && <AgreementChanges {...text} />}
      <AgreementWords body={text.body} />
      <p className="mt-3 text-sm text-muted">
        Версия {text.version.number}, действует с{" "}
        <Time value={text.version.effectiveFrom} zone={viewer.timeZone} now={now} look="day" />.
      </p>
      {!given && (
        <AcceptForm
          {...text}
          label="Даю согласие на обработку моих персональных данных"
          send="Принять и продолжить"
          returnTo={returnTo}
        />
      )}
      {!given && (
        <p className="mt-5 text-sm text-muted">
          Забрать то, что портал уже хранит о вас, можно и без согласия:{" "}
          <a className="text-link underline" href={href(ownData.export)}>
            мои данные
          </a>
          .
        </p>
      )}
    </div>
  );
}
