import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Review } from "../contract.ts";
import { reviewIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { ratingText } from "../ui/course-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отзывы о курсе");

export const loader = load(async ({ api, params: { id = "" }, query }) => ({
  id,
  ...(await api.courses.reviews({ id, after: query.after })),
}));

export const action = act(reviewIntents);

export default function Reviews() {
  const { id, title, average, count, items, mine, mayWrite, mayRemove, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Отзывы о курсе" places={[{ href: href(courses.course, { id }), title }]}>
        {average !== null && ratingText(average, count)}
      </PageHeader>
      {mayWrite && <Own mine={mine} />}
      {items.length === 0 && (
        <EmptyState icon="comment" title="Отзывов пока нет">
          {mayWrite ? "Ваш будет первым." : "Их пишут те, кто начал курс."}
        </EmptyState>
      )}
      <ul className="mt-6 space-y-3">
        {items.map((item) => (
          <Item key={item.person.accountId} item={item} mayRemove={mayRemove} />
        ))}
      </ul>
      {next && <MoreLink href={href(courses.reviews, { id }, { after: next })} />}
    </div>
  );
}

const stars = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: String(value) }));

function Own({ mine }: { mine: Review | null }) {
  const { fields, problems } = useSmallForm("review", {
    stars: mine ? String(mine.stars) : undefined,
    body: mine?.body,
  });
  return (
    <Card>
      <Form id="review" className="space-y-4">
        <ErrorSummary problems={problems} />
        <RadioGroup field={fields.stars} label="Ваша оценка" hint="Пять – отлично" look="row" choices={stars} />
        <TextareaField
          field={fields.body}
          label="Отзыв"
          hint="Его увидят все, кто видит курс"
          rows={4}
          maxLength={2000}
          optional
        />
        <Button look="primary" name="intent" value="review">
          {mine ? "Изменить отзыв" : "Оставить отзыв"}
        </Button>
      </Form>
      {mine && (
        <Form className="mt-3">
          <Button look="quiet" name="intent" value="drop">
            Убрать отзыв
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Item({ item: { person, stars: given, body, at }, mayRemove }: { item: Review; mayRemove: boolean }) {
  const { viewer, now } = useRoot();
  return (
    <li className="card space-y-2 p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{person.name}</span>
        <span>{`${given} из 5`}</span>
        <span className="text-sm text-muted">
          <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
        </span>
      </p>
      {body && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
      {mayRemove && (
        <Form>
          <input type="hidden" name="account" value={person.accountId} />
          <Button size="s" look="quiet-danger" name="intent" value="dropOf" aria-label={`Убрать отзыв: ${person.name}`}>
            Убрать
          </Button>
        </Form>
      )}
    </li>
  );
}
