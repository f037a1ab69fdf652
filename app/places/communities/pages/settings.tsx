import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { archiveIntents, placeRulesForm } from "#app/engines/membership/forms.ts";
import {
  PlaceInviting,
  PlaceQuestions,
  PlaceReactions,
  PlaceReview,
  PlaceRules,
  questionsOf,
} from "#app/engines/membership/ui/place-fields.tsx";
import { SettingsCard } from "#app/engines/membership/ui/settings-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Настройки сообщества");

export const loader = load(async (args) => ({ community: await communityAt(args, "edit") }));

export const action = act({
  ...archiveIntents,
  save: intent(placeRulesForm, async ({ api, value, here }) => {
    await api.communities.setRules(value);
    return { to: here(), toast: { id: "saved", kind: "success", text: "Сохранено" } };
  }),
});

export default function CommunitySettings() {
  const { community } = useLoaderData<typeof loader>();
  const { id, joining, posting, inviting, questions, archived, may } = community;
  const { fields, problems } = useSmallForm("settings", { joining, posting, inviting, ...questionsOf(questions) });
  return (
    <SettingsPage community={community} current="settings">
      <SettingsCard id="settings" place={id} problems={problems}>
        <PlaceRules fields={fields} />
        <PlaceReview checked={community.preModerated} />
        <PlaceReactions off={community.reactionsOff} />
        <PlaceInviting field={fields.inviting} />
        <PlaceQuestions fields={fields} />
        <p className="text-sm text-muted">
          Если закрыть открытое сообщество, его посты с этой минуты увидят только участники.
        </p>
      </SettingsCard>
      {may.own && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Form repeatable>
            <input type="hidden" name="place" value={id} />
            <Button look="quiet" name="intent" value={archived ? "revive" : "archive"}>
              {archived ? "Вернуть из архива" : "Убрать в архив"}
            </Button>
          </Form>
          <ButtonLink look="quiet-danger" href={href(communities.remove, { communityAlias: community.alias })}>
            Удалить сообщество
          </ButtonLink>
        </div>
      )}
    </SettingsPage>
  );
}
