import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlaceRules, PlaceWords } from "#app/engines/membership/ui/place-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityForm } from "../contract.ts";
import { communities } from "../routes.ts";
import { CategoryField } from "../ui/category-field.tsx";
import { communityLimits } from "../ui/limits.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое сообщество");

export const loader = load(({ api }) => api.communities.categories({}));

export const action = act({
  create: intent(communityForm, async ({ api, value }) => {
    const { alias } = await api.communities.create(value);
    const toast = { id: "created", kind: "success" as const, text: "Сообщество готово. Напишите первый пост" };
    return { to: href(communities.community, { communityAlias: alias }), toast };
  }),
});

export default function CreateCommunity() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("community", {
    title: undefined,
    alias: undefined,
    description: undefined,
    category: "",
    joining: "open",
    posting: "all",
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое сообщество" places={[{ href: href(communities.list), title: "Сообщества" }]}>
        Вы станете его владельцем. Правила, картинку и обложку можно добавить потом.
      </PageHeader>
      <Card>
        <Form id="community" className="space-y-6">
          <ErrorSummary problems={problems} />
          <PlaceWords fields={fields} under="/cm/" most={communityLimits} />
          <CategoryField field={fields.category} categories={items} />
          <PlaceRules fields={fields} />
          <FormActions>
            <Button look="primary" name="intent" value="create">
              Создать сообщество
            </Button>
            <ButtonLink look="quiet" href={href(communities.list)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
