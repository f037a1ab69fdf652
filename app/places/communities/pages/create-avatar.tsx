import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { avatarForm } from "#app/engines/membership/forms.ts";
import { ImageField } from "#app/ui/image-field.tsx";
import { WishFields } from "#app/ui/pictures/wish-fields.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { communityAt } from "../forms.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Картинка сообщества");

export const loader = load(async (args) => ({ community: await communityAt(args, "edit") }));

export const action = act({
  save: intent(avatarForm, async ({ api, value, here }) => {
    await api.communities.avatar(value);
    return { to: here(), toast: { id: "saved", kind: "success", text: "Картинка сохранена" } };
  }),
});

export default function CommunityAvatar() {
  const { community } = useLoaderData<typeof loader>();
  const { avatar, title } = community;
  const { fields, problems } = useSmallForm("avatar", { avatar: undefined });
  return (
    <SettingsForm
      id="avatar"
      problems={problems}
      encType="multipart/form-data"
      community={community}
      current="createAvatar"
    >
      <ImageField
        name="avatar"
        id={fields.avatar.id}
        errors={fields.avatar.errors}
        label="Картинка"
        hint="Стоит рядом с названием. JPEG, PNG, WebP или GIF до 10 МБ; портал обрежет её до квадрата"
        shape="square"
        current={avatar ? { src: avatar, alt: `${title}, нынешняя картинка` } : null}
        removeName="drop"
        tools={(source, onShape) => <WishFields key={source} prefix="edit" source={source} onShape={onShape} face />}
        optional
      />
    </SettingsForm>
  );
}
