import type { MetaFunction } from "@remix-run/node";
import { PlaceRules, PlaceWords } from "#app/engines/membership/ui/place-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelForm } from "../contract.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый канал");

export const action = act({
  create: intent(channelForm, async ({ api, value }) => {
    const { alias } = await api.channels.create(value);
    const toast = { id: "created", kind: "success" as const, text: "Канал готов. Начните первое обсуждение" };
    return { to: href(channels.channel, { channelAlias: alias }), toast };
  }),
});

export default function CreateChannel() {
  const { fields, problems } = useSmallForm("channel", {
    title: undefined,
    alias: undefined,
    description: undefined,
    joining: "open",
    posting: "all",
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый канал" places={[{ href: href(channels.list), title: "Каналы" }]}>
        Вы станете его владельцем; администраторов назначите потом.
      </PageHeader>
      <Card>
        <Form id="channel" className="space-y-6">
          <ErrorSummary problems={problems} />
          <PlaceWords fields={fields} under="/c/" />
          <PlaceRules fields={fields} />
          <FormActions>
            <Button look="primary" name="intent" value="create">
              Завести канал
            </Button>
            <ButtonLink look="quiet" href={href(channels.list)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
