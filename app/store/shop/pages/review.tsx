import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { ReviewBody } from "../ui/review-body.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отзыв о товаре");

export const loader = load(async ({ api, params: { id = "" } }) => ({ review: await api.shop.readReview({ id }) }));

export default function ReviewPage() {
  const { review } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const { id, product, person } = review;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Отзыв о товаре"
        places={[{ href: href(shop.product, { id: product.id }), title: product.title }]}
      />
      <Card>
        <ReviewBody review={review} />
      </Card>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href={href(shop.reviews, { id: product.id })}>Все отзывы о товаре</ButtonLink>
        {person.accountId !== viewer.accountId && (
          <ButtonLink look="quiet" href={href(moderation.report, { target: "post", id })} icon="report">
            Пожаловаться
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
