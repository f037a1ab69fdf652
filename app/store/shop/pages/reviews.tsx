import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { OwnReview } from "../contract.ts";
import { reviewIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { ratingText } from "../ui/rating.tsx";
import { ReviewBody } from "../ui/review-body.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отзывы о товаре");

export const loader = load(async ({ api, params: { id = "" }, query }) => ({
  id,
  ...(await api.shop.reviews({ id, after: query.after })),
}));

export const action = act(reviewIntents);

export default function Reviews() {
  const { id, title, rating, reviewCount, items, mine, mayWrite, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Отзывы о товаре" places={[{ href: href(shop.product, { id }), title }]}>
        {rating !== null && ratingText(rating, reviewCount)}
      </PageHeader>
      {mayWrite && <Own mine={mine} />}
      {items.length === 0 && (
        <EmptyState icon="comment" title="Отзывов пока нет">
          {mayWrite ? "Ваш может стать первым." : "Их пишут те, кому этот товар выдали."}
        </EmptyState>
      )}
      <ul id="reviews" className="mt-6 space-y-3">
        {items.map((review) => (
          <li key={review.id} className="card p-4">
            <ReviewBody review={review} href={href(shop.review, { id: review.id })} />
          </li>
        ))}
      </ul>
      {next && <MoreLink list="reviews" href={href(shop.reviews, { id }, { after: next })} />}
    </div>
  );
}

const stars = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: String(value) }));

/** Where a buyer writes what they think, changes it or takes it away. */
function Own({ mine }: { mine: OwnReview | null }) {
  const { fields, problems } = useSmallForm("review", {
    stars: mine ? String(mine.stars) : undefined,
    body: mine?.body,
  });
  return (
    <Card>
      {mine && !mine.isOut && (
        <div className="mb-4">
          <Notice title="Ваш отзыв видите только вы">Остальные увидят его, когда разрешит модератор.</Notice>
        </div>
      )}
      <Form id="review" className="space-y-4">
        <ErrorSummary problems={problems} />
        <RadioGroup field={fields.stars} label="Ваша оценка" hint="Пять – отлично" look="row" choices={stars} />
        <TextareaField
          field={fields.body}
          label="Отзыв"
          hint="Его увидят все, кто видит товар"
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
