import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guestSurveys } from "#app/surveys/guest-surveys/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { issueForm, revokeForm } from "../forms.ts";
import { DeskHeader } from "../ui/desk-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ссылки для гостей");

export const loader = load(async ({ api, params: { id = "" } }) => ({
  links: await api.questionnaireDesk.links({ id }),
}));

type Made = { addresses: string[] };

export const action = act({
  issue: intent(issueForm, async ({ api, params: { id = "" }, value, publicUrl }) => {
    const { tokens } = await api.questionnaireDesk.issueLinks({ id, ...value });
    const addresses = tokens.map((token) => publicUrl + href(guestSurveys.whole, { token }));
    return { show: { addresses } satisfies Made };
  }),
  revoke: intent(revokeForm, async ({ api, params: { id = "" }, value, here }) => {
    const { revoked } = await api.questionnaireDesk.revokeLinks({ id, ...value });
    const text = `Отозвано: ${counted(revoked, linkForms)}`;
    return { to: here(), toast: { id: "revoked", kind: "success", text } };
  }),
});

const linkForms = ["ссылка", "ссылки", "ссылок"] as const;
const guestForms = ["гость ответил", "гостя ответили", "гостей ответили"] as const;

export default function GuestLinks() {
  const { links } = useLoaderData<typeof loader>();
  const { title, id, kind, state, anonymity, answered, issued } = links;
  const made = useShown<Made>();
  const { fields, problems } = useSmallForm("issue", { count: "10", days: "14" });
  const { viewer, now } = useRoot();
  const isOut = state === "open" || state === "scheduled";
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={{ id, title, kind, state, named: anonymity === "named" }} current="links" />
      {made && (
        <Section id="made" title="Ссылки готовы">
          <Card className="space-y-3">
            <p>Скопируйте их сейчас: портал хранит только отпечатки и ещё раз ссылки не покажет.</p>
            <textarea
              aria-label="Ссылки, по одной в строке"
              readOnly
              rows={Math.min(made.addresses.length + 1, 12)}
              className="w-full rounded-control border border-line bg-well p-3 font-mono text-sm"
              value={made.addresses.join("\n")}
            />
            <Button type="button" icon="copy" data-copy={made.addresses.join("\n")}>
              Скопировать все
            </Button>
          </Card>
        </Section>
      )}
      <Section id="guests" title="Кого нет на портале">
        <Card className="space-y-5">
          <p>
            По ссылке ответит человек без учётной записи, один раз. Имени портал не спрашивает, и какой ссылкой что
            ответили, не знает никто. Файлы гости не прикладывают.
          </p>
          <p className="font-semibold">{counted(answered, guestForms)}</p>
          {isOut ? (
            <Form
              id="issue"
              className="space-y-5"
              notKept="Ссылки видно только в ответе портала: выдайте их, когда будет связь."
            >
              <ErrorSummary problems={problems} />
              <div className="grid gap-6 sm:grid-cols-2">
                <TextField field={fields.count} label="Сколько ссылок" hint="До 200 за раз" type="number" width="xs" />
                <TextField field={fields.days} label="Сколько дней действуют" hint="До 90" type="number" width="xs" />
              </div>
              <Button look="primary" name="intent" value="issue">
                Выдать ссылки
              </Button>
            </Form>
          ) : (
            <Notice title="Сейчас ссылок не выдать">Опрос должен быть опубликован и идти или ждать начала.</Notice>
          )}
        </Card>
      </Section>
      {issued.length > 0 && (
        <Section id="issued" title="Ещё не использованы">
          <Card>
            <ul className="divide-y divide-line">
              {issued.map(({ expiresAt, left, begun }) => (
                <li key={expiresAt} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <p>
                    {counted(left, linkForms)} до{" "}
                    <Time value={expiresAt} zone={viewer.timeZone} now={now} look="moment" />
                    {begun > 0 && <span className="text-muted">, начали по {begun}</span>}
                  </p>
                  <Form>
                    <input type="hidden" name="expiresAt" value={expiresAt} />
                    <Button size="s" look="quiet-danger" name="intent" value="revoke">
                      Отозвать
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </div>
  );
}
