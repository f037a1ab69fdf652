import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MayNotMake } from "#app/engines/membership/ui/may-not-make.tsx";
import { PlaceRules } from "#app/engines/membership/ui/place-fields.tsx";
import { CreateButton, PlaceWords } from "#app/engines/membership/ui/place-words.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelForm } from "../contract.ts";
import { channels } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый канал");

export const loader = load(({ api }) => api.membership.making({}));

export const action = act({
  create: intent(channelForm, async ({ api, value, form }) => {
    const { alike } = await api.membership.name({ kind: "channel", title: form.has("sure") ? "" : value.title });
    if (alike.length) return { show: { alike } };
    const { alias } = await api.channels.create(value);
    const toast = { id: "created", kind: "success" as const, text: "Канал готов. Начните первое обсуждение" };
    return { to: href(channels.channel, { channelAlias: alias }), toast };
  }),
});

export default function CreateChannel() {
  const { may } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("channel", {
    title: undefined,
    alias: undefined,
    description: undefined,
    joining: "open",
    posting: "all",
    sure: undefined,
  });
  const list = { href: href(channels.list), title: "Каналы" };
  if (!may)
    return (
      <div className="mx-auto max-w-2xl">
        <PageHeader title="Новый канал" places={[list]} />
        <MayNotMake title="Каналы создают не все" list={list} />
      </div>
    );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый канал" places={[list]}>
        Вы станете его владельцем; администраторов назначите потом.
      </PageHeader>
      <Card>
        <Form id="channel" className="space-y-6">
          <ErrorSummary problems={problems} />
          <PlaceWords fields={fields} kind="channel">
            <PlaceRules fields={fields} />
          </PlaceWords>
          <FormActions>
            <CreateButton>Создать канал</CreateButton>
            <ButtonLink look="quiet" href={list.href}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
