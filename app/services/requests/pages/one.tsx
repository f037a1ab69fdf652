import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { services } from "#app/services/catalogue/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RequestView } from "../contract.ts";
import { stepIntents } from "../forms.ts";
import { requests } from "../routes.ts";
import { History } from "../ui/history.tsx";
import { hourForms, ratingWords, stateLooks, stateTitles } from "../ui/state-titles.ts";
import { StepForms } from "../ui/step-forms.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { request: RequestView };

export const meta: MetaFunction = titled<View>(({ request }) => `Заявка № ${request.number}`, "Заявка");

export const loader = load(async ({ api, params: { id = "" } }) => ({ request: await api.requests.one({ id }) }));

export const action = act(stepIntents);

export default function RequestPage() {
  const { request } = useLoaderData<typeof loader>();
  const { number, service, serviceId, state, late, answers, marks, mine, may } = request;
  const back = mine
    ? { href: href(requests.mine), title: "Мои заявки" }
    : { href: href(requests.queue), title: "Заявки на мне" };
  return (
    <Columns beside={<Facts request={request} />}>
      <PageHeader title={`№ ${number}. ${service}`} places={[back]}>
        <span className="flex flex-wrap items-center gap-2">
          <Badge look={stateLooks[state]}>{stateTitles[state]}</Badge>
          {late && <Badge look="danger">Срок вышел</Badge>}
          {mine && <Link href={href(services.one, { id: serviceId })}>К сервису</Link>}
        </span>
      </PageHeader>
      <Card as="section" labelledBy="asked">
        <h2 id="asked" className="mb-3 text-lg">
          Что в заявке
        </h2>
        {answers.length > 0 ? (
          <Definitions
            items={answers.map(({ title, words, file }) => ({
              name: title,
              value: file ? (
                <Link href={`/files/${file.id}`} data-document>
                  {file.name}
                </Link>
              ) : (
                <span className="whitespace-pre-line">{words}</span>
              ),
            }))}
          />
        ) : (
          <p className="text-muted">Ответов нет.</p>
        )}
      </Card>
      <div className="mt-5">
        <StepForms key={request.revision} request={request} />
      </div>
      {may.includes("giveBack") && <TermForm hours={request.termHours} />}
      <Section id="history" title="Что происходило">
        <History marks={marks} />
      </Section>
    </Columns>
  );
}

function Facts({ request }: View) {
  const { viewer, now } = useRoot();
  const { initiator, approver, executorCard, dueAt, termHours, rating, state } = request;
  const isPaused = state === "waitingUser" && termHours !== null;
  return (
    <Card pad="s">
      <Definitions
        items={[
          { name: "От кого", value: <PersonLink person={initiator} /> },
          { name: "Согласует", value: approver && <PersonLink person={approver} /> },
          { name: "Выполняет", value: executorCard && <PersonLink person={executorCard} /> },
          { name: "Сделать за", value: termHours !== null && counted(termHours, hourForms) },
          { name: "Срок", value: dueAt && <Time value={dueAt} zone={viewer.timeZone} now={now} look="moment" /> },
          { name: "Часы", value: isPaused && "стоят, пока ждут ответа" },
          { name: "Оценка", value: rating !== null && `${rating} из 5, ${ratingWords[rating - 1]!.toLowerCase()}` },
        ]}
      />
    </Card>
  );
}

/** Who does it may say that it takes longer, or less. */
function TermForm({ hours }: { hours: number | null }) {
  const { fields } = useSmallForm("term", { hours: hours === null ? "" : String(hours) });
  return (
    <Disclosure title="Изменить срок" className="mt-4" open={Boolean(fields.hours.errors)}>
      <Form className="space-y-4">
        <TextField
          field={fields.hours}
          label="Сделать за"
          hint="Считается рабочее время: по будням с 9 до 18 по Москве, обед с 13 до 14. Пусто – без срока"
          type="number"
          width="s"
          unit="часов"
          optional
        />
        <Button name="intent" value="term">
          Сохранить срок
        </Button>
      </Form>
    </Disclosure>
  );
}
