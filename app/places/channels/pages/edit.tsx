import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlaceWords } from "#app/engines/membership/ui/place-words.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt, wordsForm } from "../forms.ts";
import { channels } from "../routes.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки канала");

export const loader = load(async (args) => ({ channel: await channelAt(args, "edit") }));

export const action = act({
  save: intent(wordsForm, async ({ api, value }) => {
    const { alias } = await api.channels.edit(value);
    const toast = { id: "saved", kind: "success" as const, text: "Сохранено" };
    return { to: href(channels.edit, { channelAlias: alias }), toast };
  }),
});

export default function EditChannel() {
  const { channel } = useLoaderData<typeof loader>();
  const { title, alias, description } = channel;
  const { fields, problems } = useSmallForm("channel", { title, alias, description });
  return (
    <SettingsForm id="channel" problems={problems} channel={channel} current="edit">
      <PlaceWords fields={fields} kind="channel" place={channel.id} />
      <p className="text-sm text-muted">Прежний адрес ещё год будет вести сюда.</p>
    </SettingsForm>
  );
}
