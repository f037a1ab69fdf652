import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useChosen } from "#app/engines/membership/ui/chosen.ts";
import { PlaceWords } from "#app/engines/membership/ui/place-words.tsx";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
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
  const [community, { items }, { kinds }] = await Promise.all([
    communityAt(args, "edit"),
    args.api.communities.categories({}),
    args.api.account.audiences({}),
  ]);
  return { community, categories: items, kinds: kinds.filter(({ kind }) => kind !== "group") };
});

export const action = act({
  save: intent(profileForm, async ({ api, value }) => {
    const { alias } = await api.communities.edit(value);
    const toast = { id: "saved", kind: "success" as const, text: "Сохранено" };
    return { to: href(communities.profile, { communityAlias: alias }), toast };
  }),
});

export default function CommunityProfile() {
  const { community, categories, kinds } = useLoaderData<typeof loader>();
  const { title, alias, description, category, rules, welcome } = community;
  const { fields, problems } = useSmallForm("profile", {
    ...{ title, alias, description, rules, welcome },
    category: category?.id ?? "",
    preferred: undefined,
  });
  const chosen = useChosen("preferred");
  return (
    <SettingsForm id="profile" problems={problems} community={community} current="profile">
      <PlaceWords fields={fields} kind="community" most={communityLimits} place={community.id} />
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
      {kinds.length > 0 && (
        <div className="space-y-2">
          <PartsField
            field={{ ...fields.preferred, ...(chosen && { defaultOptions: chosen }) }}
            title="Кому предлагать"
            choices={{ kinds }}
            value={community.preferred}
            open={community.preferred.length > 0}
          />
          <p className="text-sm text-muted">
            Только эти люди увидят сообщество в каталоге, в поиске и в «Вам подойдёт». По ссылке и по приглашению придёт
            кто угодно.
          </p>
        </div>
      )}
    </SettingsForm>
  );
}
