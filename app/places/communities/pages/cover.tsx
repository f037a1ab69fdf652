import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pictureForm } from "#app/engines/membership/forms.ts";
import { CoverFields } from "#app/ui/cover-fields.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { communityAt } from "../forms.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обложка сообщества");

export const loader = load(async (args) => ({ community: await communityAt(args, "edit") }));

export const action = act({
  save: intent(pictureForm, async ({ api, value, here }) => {
    await api.communities.cover(value);
    return { to: here(), toast: { id: "saved", kind: "success", text: "Обложка сохранена" } };
  }),
});

export default function CommunityCover() {
  const { community } = useLoaderData<typeof loader>();
  const { cover } = community;
  const { fields, problems } = useSmallForm("cover", { cover: undefined, alt: cover?.alt });
  return (
    <SettingsForm id="cover" problems={problems} encType="multipart/form-data" community={community} current="cover">
      <CoverFields cover={fields.cover} alt={fields.alt} current={cover} removeName="drop" />
    </SettingsForm>
  );
}
