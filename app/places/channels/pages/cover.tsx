import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ImageField } from "#app/ui/image-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { channelAt, coverForm } from "../forms.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обложка канала");

export const loader = load(async (args) => ({ channel: await channelAt(args, "edit") }));

export const action = act({
  save: intent(coverForm, async ({ api, value, here }) => {
    await api.channels.cover(value);
    return { to: here(), toast: { id: "saved", kind: "success", text: "Обложка сохранена" } };
  }),
});

export default function ChannelCover() {
  const { channel } = useLoaderData<typeof loader>();
  const { cover } = channel;
  const { fields, problems } = useSmallForm("cover", { cover: undefined, alt: cover?.alt });
  return (
    <SettingsForm id="cover" problems={problems} encType="multipart/form-data" channel={channel} current="cover">
      <ImageField
        name="cover"
        id={fields.cover.id}
        errors={fields.cover.errors}
        label="Обложка"
        hint="JPEG, PNG, WebP или GIF до 10 МБ, лучше 16 : 9"
        current={cover && { src: `/files/${cover.id}/480`, alt: cover.alt }}
        removeName="drop"
        optional
      />
      <TextField
        field={fields.alt}
        label="Что на обложке"
        hint="Это прочитают те, кто её не видит"
        maxLength={300}
        autoComplete="off"
        optional
      />
    </SettingsForm>
  );
}
