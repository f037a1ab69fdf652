import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PublicationView } from "#app/engines/content/contract.ts";
import { talkState } from "#app/engines/content/forms.ts";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Comments } from "#app/engines/content/ui/comments.tsx";
import { PublicationMenu } from "#app/engines/content/ui/publication-menu.tsx";
import { ReactionForm, Reactions } from "#app/engines/content/ui/reactions.tsx";
import { Reading } from "#app/engines/content/ui/reading.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { readGrown } from "#app/web/grown.ts";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
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

export const loader = load(async ({ api, params: { id = "" }, query, url }) => {
  const card = await api.thanks.one({ id });
  const state = talkState(query);
  if (!card.talked) return { sent: query.sent === "1", card, talk: null };
  const [publication, comments] = await Promise.all([
    api.content.publication({ id }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
  ]);
  return { sent: query.sent === "1", card, talk: { publication, comments, ...state } };
});

export const action = act(cardIntents);

export default function One() {
  const { sent, card, talk } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
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
        {talk && <Answered publication={talk.publication} />}
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
      {(card.answers.length > 0 || (card.toMe && !talk)) && (
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
          {card.toMe && !talk && <Answer />}
        </Section>
      )}
      {talk && <Comments subject={talk.publication} {...talk} reply={reply} />}
    </div>
  );
}

/** What people say to it by a sign; whoever it does not please complains. */
function Answered({ publication }: { publication: PublicationView }) {
  const { id, reactions, read, mine } = publication;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <Reactions subject="publication" id={id} reactions={reactions} people />
      <ReactionForm />
      {!mine && <PublicationMenu item={publication} />}
      <Reading id={id} read={read} />
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
