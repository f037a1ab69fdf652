import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlaceWords } from "#app/engines/membership/ui/place-fields.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt, profileForm } from "../forms.ts";
import { communities } from "../routes.ts";
import { CategoryField } from "../ui/category-field.tsx";
import { communityLimits } from "../ui/limits.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Название и правила сообщества");

export const loader = load(async (args) => {
  const [community, { items }] = await Promise.all([communityAt(args, "edit"), args.api.communities.categories({})]);
  return { community, categories: items };
});

export const action = act({
  save: intent(profileForm, async ({ api, value }) => {
    const { alias } = await api.communities.edit(value);
    const toast = { id: "saved", kind: "success" as const, text: "Сохранено" };
    return { to: href(communities.profile, { communityAlias: alias }), toast };
  }),
});

export default function CommunityProfile() {
  const { community, categories } = useLoaderData<typeof loader>();
  const { title, alias, description, category, rules, welcome } = community;
  const { fields, problems } = useSmallForm("profile", {
    ...{ title, alias, description, rules, welcome },
    category: category?.id ?? "",
  });
  return (
    <SettingsForm id="profile" problems={problems} community={community} current="profile">
      <PlaceWords fields={fields} under="/cm/" most={communityLimits} />
      <p className="text-sm text-muted">Прежний адрес ещё год будет вести сюда.</p>
      <CategoryField field={fields.category} categories={categories} />
      <TextareaField field={fields.rules} label="Правила" rows={5} maxLength={2000} optional />
      <TextareaField
        field={fields.welcome}
        label="Слова для новичков"
        hint="Их увидит каждый, кто вступил, первые три дня"
        rows={4}
        maxLength={1000}
        optional
      />
    </SettingsForm>
  );
}
