import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { certificatesDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { certificates } from "../routes.ts";
import { stateTitles } from "../ui/certificate-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сертификаты");

export const loader = load(async ({ api, query }) => {
  const { items, next } = await api.certificates.desk({ after: query.after });
  return { items, next, after: query.after, chosen: items.find(({ id }) => id === query.certificate) ?? null };
});

export const action = act(deskIntents);

export default function AdminCertificates() {
  const { items, next, after, chosen } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Сертификаты"
        actions={<ButtonLink href={href(certificatesDesk.adminTemplates)}>Шаблоны</ButtonLink>}
      />
      {chosen && (
        <Chosen id={chosen.id} number={chosen.number} name={chosen.name} isRevoked={chosen.state === "revoked"} />
      )}
      {items.length === 0 && <EmptyState icon="achievements" title="Сертификатов пока нет" />}
      <ul className="space-y-2">
        {items.map(({ id, number, name, title, passedOn, state, reason }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(certificates.check, { number })} className="inline-block min-h-6">
                {`${number}, ${name}`}
              </Link>
              <p className="text-sm text-soft wrap-anywhere">{`${title} · пройден ${dayInFigures(passedOn)}`}</p>
              {state === "revoked" && <p className="text-sm wrap-anywhere">{`Причина: ${reason}`}</p>}
            </div>
            <Badge look={state === "valid" ? "success" : undefined}>{stateTitles[state]}</Badge>
            {state !== "replaced" && (
              <Link href={href(certificatesDesk.adminCertificates, null, { after, certificate: id })}>Изменить</Link>
            )}
          </li>
        ))}
      </ul>
      {next && <MoreLink href={href(certificatesDesk.adminCertificates, null, { after: next })} />}
    </div>
  );
}

function Chosen({ id, number, name, isRevoked }: { id: string; number: string; name: string; isRevoked: boolean }) {
  const { fields, problems } = useSmallForm("revoke", { reason: undefined });
  return (
    <Card className="mb-6 space-y-5">
      <h2 className="text-lg">{`${number}, ${name}`}</h2>
      {!isRevoked && (
        <Form id="revoke" className="space-y-4">
          <ErrorSummary problems={problems} />
          <input type="hidden" name="id" value={id} />
          <TextareaField
            field={fields.reason}
            label="Почему отозвать"
            hint="Причину увидят только те, кто ведёт обучение"
            rows={2}
            maxLength={500}
          />
          <Button look="danger" name="intent" value="revoke">
            Отозвать
          </Button>
        </Form>
      )}
      <Form>
        <input type="hidden" name="id" value={id} />
        <p className="mb-2 text-soft">Новый номер, имя – как сейчас в профиле; день, когда пройден курс, останется.</p>
        <Button name="intent" value="reissue">
          Выдать заново
        </Button>
      </Form>
    </Card>
  );
}
