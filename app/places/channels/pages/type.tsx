import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  PlaceInviting,
  PlaceQuestions,
  PlaceReactions,
  PlaceReview,
  PlaceRules,
  questionsOf,
} from "#app/engines/membership/ui/place-fields.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { channelAt, channelRulesForm } from "../forms.ts";
import { SettingsForm } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Тип канала");

export const loader = load(async (args) => ({ channel: await channelAt(args, "edit") }));

export const action = act({
  save: intent(channelRulesForm, async ({ api, value, here }) => {
    await api.channels.setRules(value);
    return { to: here(), toast: { id: "saved", kind: "success", text: "Сохранено" } };
  }),
});

export default function ChannelType() {
  const { channel } = useLoaderData<typeof loader>();
  const { joining, posting, inviting, questions, guestVisible, mayShow } = channel;
  const { fields, problems } = useSmallForm("type", {
    ...{ joining, posting, inviting, ...questionsOf(questions) },
    guestVisible: guestVisible ? "yes" : "no",
  });
  return (
    <SettingsForm id="type" problems={problems} channel={channel} current="type">
      <PlaceRules fields={fields} />
      <PlaceReview checked={channel.preModerated} />
      <PlaceReactions off={channel.reactionsOff} />
      {mayShow && (
        <RadioGroup
          field={fields.guestVisible}
          label="Гости портала"
          choices={[
            { value: "no", label: "Не видят канал" },
            {
              value: "yes",
              label: "Читают канал",
              hint: "Любой, у кого есть ссылка, прочтёт обсуждения и ответы с картинками и файлами – без имён. Только для канала, открытого всем коллегам",
            },
          ]}
        />
      )}
      <PlaceInviting field={fields.inviting} />
      <PlaceQuestions fields={fields} />
      <p className="text-sm text-muted">
        Если закрыть открытый канал, его обсуждения с этой минуты увидят только участники.
      </p>
    </SettingsForm>
  );
}
