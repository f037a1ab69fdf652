import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { cardIntents } from "../forms.ts";
import { thanks } from "../routes.ts";
import { ThanksBody } from "../ui/thanks-card.tsx";
import { cards } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Благодарность");

export const loader = load(async ({ api, params: { id = "" }, query: { sent } }) => {
  return { sent: sent === "1", card: await api.thanks.one({ id }) };
});

export const action = act(cardIntents);

export default function One() {
  const { sent, card } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={card.toMe ? `${cards[card.card].title}!` : "Благодарность"}
        places={[
          { href: href(thanks.review, null, { way: card.mine ? "sent" : undefined }), title: "Мои благодарности" },
        ]}
      >
        {card.toMe && "Вас поблагодарили. Поздравляем: это заслужено."}
      </PageHeader>
      {sent && !card.withdrawn && (
        <div className="mb-5">
          <Notice look="success" title="Спасибо отправлено">
            Коллеги узнают о нём сейчас. Передумать можно 15 минут.
          </Notice>
        </div>
      )}
      {card.withdrawn && (
        <div className="mb-5">
          <Notice look="warning" title="Вы отозвали эту благодарность">
            Кроме вас, её не видит никто.
          </Notice>
        </div>
      )}
      <Card pad="l">
        <ThanksBody card={card} large />
      </Card>
      <div className="mt-5 flex flex-wrap gap-3">
        {card.withdrawable && (
          <Form>
            <Button name="intent" value="withdraw" icon="undo">
              Отозвать
            </Button>
          </Form>
        )}
        {!card.mine && card.author && (
          <ButtonLink href={href(thanks.wall, null, { to: card.author.alias })} icon="thanks">
            Поблагодарить в ответ
          </ButtonLink>
        )}
      </div>
      {(card.answers.length > 0 || card.toMe) && (
        <Section id="answers" title="Ответы">
          {card.answers.length > 0 && (
            <Card className="mb-5">
              <ul className="divide-y divide-line">
                {card.answers.map(({ person, text, at }) => (
                  <li key={person.accountId} className="py-3 first:pt-0 last:pb-0">
                    <p className="text-sm text-muted">
                      <PersonLink person={person} />, <Time value={at} zone={viewer.timeZone} now={now} />
                    </p>
                    <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {card.toMe && <Answer />}
        </Section>
      )}
    </div>
  );
}

function Answer() {
  const { fields, problems } = useSmallForm("answer", { text: undefined });
  return (
    <Card>
      <Form id="answer" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextareaField field={fields.text} label="Ваш ответ" rows={2} maxLength={500} />
        <Button look="primary" name="intent" value="answer" icon="reply">
          Ответить
        </Button>
      </Form>
    </Card>
  );
}
