import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MayNotMake } from "#app/engines/membership/ui/may-not-make.tsx";
import { PlaceRules } from "#app/engines/membership/ui/place-fields.tsx";
import { CreateButton, PlaceWords } from "#app/engines/membership/ui/place-words.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
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

export const loader = load(async ({ api }) => {
  const [{ items }, { may }] = await Promise.all([api.communities.categories({}), api.membership.making({})]);
  return { items, may };
});

export const action = act({
  create: intent(communityForm, async ({ api, value, form }) => {
    const { alike } = await api.membership.name({ kind: "community", title: form.has("sure") ? "" : value.title });
    if (alike.length) return { show: { alike } };
    const { alias } = await api.communities.create(value);
    const toast = { id: "created", kind: "success" as const, text: "Сообщество готово. Напишите первый пост" };
    return { to: href(communities.community, { communityAlias: alias }), toast };
  }),
});

export default function CreateCommunity() {
  const { items, may } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("community", {
    title: undefined,
    alias: undefined,
    description: undefined,
    category: "",
    joining: "open",
    posting: "all",
    sure: undefined,
  });
  const list = { href: href(communities.list), title: "Сообщества" };
  if (!may)
    return (
      <div className="mx-auto max-w-2xl">
        <PageHeader title="Новое сообщество" places={[list]} />
        <MayNotMake title="Сообщества создают не все" list={list} />
      </div>
    );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое сообщество" places={[list]}>
        Вы станете его владельцем. Правила, картинку и обложку можно добавить потом.
      </PageHeader>
      <Card>
        <Form id="community" className="space-y-6">
          <ErrorSummary problems={problems} />
          <PlaceWords fields={fields} kind="community" most={communityLimits}>
            <CategoryField field={fields.category} categories={items} />
            <PlaceRules fields={fields} />
          </PlaceWords>
          <FormActions>
            <CreateButton>Создать сообщество</CreateButton>
            <ButtonLink look="quiet" href={list.href}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
