import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import type { LinkView } from "../contract.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ place }) => (place ? `Приглашение: ${place.title}` : undefined), data, "Приглашение") },
];

export const loader = load(({ api, params: { code = "" } }) => api.membership.link({ code }));

export const action = act({
  enter: intent(z.object({}), async ({ api, params: { code = "" }, here }) => {
    const { place } = await api.membership.enter({ code });
    // Whom it does not let in reads on this page why.
    if (!place) return { to: here() };
    return { to: place.href, toast: { id: "joined", kind: "success", text: "Вы участвуете" } };
  }),
});

const refusals: Record<Exclude<LinkView["state"], "welcome" | "inside">, [title: string, words: string]> = {
  banned: [
    "Войти не получится",
    "Администраторы закрыли вам вход. Если это ошибка, напишите тому, кто прислал ссылку.",
  ],
  used: ["По ссылке уже вошли все, кого ждали", "Попросите того, кто её прислал, сделать новую."],
  over: ["Ссылка больше не действует", "Её срок вышел. Попросите того, кто её прислал, сделать новую."],
};

export default function Invitation() {
  const { state, place } = useLoaderData<typeof loader>();
  if (!place || !(state === "welcome" || state === "inside")) {
    const [title, words] = refusals[state as keyof typeof refusals];
    return (
      <div className="mx-auto max-w-2xl">
        <PageHeader title={title}>{words}</PageHeader>
      </div>
    );
  }
  const { title, description, members, href } = place;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title}>
        {state === "welcome" && "Вас приглашают вступить. "}Здесь{" "}
        {counted(members, ["участник", "участника", "участников"])}.
      </PageHeader>
      <Card className="space-y-4">
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        {state === "inside" ? (
          <ButtonLink href={href} look="primary">
            Вы уже участвуете: открыть
          </ButtonLink>
        ) : (
          <Form repeatable>
            <Button look="primary" name="intent" value="enter" icon="add">
              Вступить
            </Button>
          </Form>
        )}
      </Card>
    </div>
  );
}
