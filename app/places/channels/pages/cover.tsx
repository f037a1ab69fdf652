import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { channelAt, coverForm } from "../forms.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

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
  const { id, cover } = channel;
  const { fields, problems } = useSmallForm("cover", { cover: undefined, alt: cover?.alt });
  return (
    <SettingsPage channel={channel} current="cover">
      <Card>
        <Form id="cover" encType="multipart/form-data" className="space-y-6">
          <input type="hidden" name="id" value={id} />
          <ErrorSummary problems={problems} />
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
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </SettingsPage>
  );
}
