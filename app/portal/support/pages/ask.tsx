import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { faq } from "#app/portal/faq/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { clockText, dayText } from "#app/ui/time-text.ts";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { zoneName } from "#app/web/zone-name.ts";
import { ticketForm } from "../forms.ts";
import { support } from "../routes.ts";
import { AskForm } from "../ui/ask-form.tsx";
import { TicketList } from "../ui/ticket-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Поддержка");

export const loader = load(async ({ api, viewer, query, request, publicUrl, now }) => {
  const isKnown = viewer.accountId !== "";
  const at = new Date(now);
  const own = isKnown && !viewer.isShown ? await api.support.own({ after: query.after }) : undefined;
  return {
    isKnown,
    sent: query.sent !== undefined,
    begun: query.about === "data" && isKnown ? mistake : undefined,
    own: own ?? null,
    diagnostics: [
      `Браузер: ${(request.headers.get("user-agent") ?? "неизвестен").slice(0, 300)}`,
      `Страница: ${pageBefore(request.headers.get("referer"), publicUrl)}`,
      `Время: ${dayText(at, viewer.timeZone, at)} в ${clockText(at, viewer.timeZone)} ${zoneName(viewer.timeZone)}`,
    ].join("\n"),
  };
});

export const action = act({
  ask: intent(ticketForm, async ({ api, value }) => {
    const { id, number } = await api.support.write(value);
    if (!id || !number) return { to: href(support.ask, null, { sent: "yes" }) };
    return { to: href(support.ask), toast: { id: "asked", kind: "success", text: `Обращение ${number} принято` } };
  }),
});

const how = {
  words: [
    "Опишите, что делали и что увидели: так ответ придёт быстрее.",
    "О технике и доступах на работе спросите своих специалистов, здесь помогают с порталом.",
  ],
  links: [
    { href: href(faq.list), text: "Вопросы и ответы" },
    { href: href(shell.keys), text: "Клавиши" },
  ],
};

export default function AskSupport() {
  const { isKnown, sent, begun, own, diagnostics } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowItWorks {...how} />}>
      <PageHeader title="Поддержка" />
      {sent && !isKnown && (
        <div className="mb-5">
          <Notice look="success" title="Обращение принято">
            Номер придёт письмом на почту, которую вы указали. Туда же придёт ответ.
          </Notice>
        </div>
      )}
      <AskForm isKnown={isKnown} begun={begun} diagnostics={diagnostics} />
      {own && (
        <section className="mt-8">
          <Heading level={2}>Ваши обращения</Heading>
          <div className="mt-3">
            {own.items.length ? (
              <TicketList items={own.items} link={(id) => href(support.ticket, { id })} />
            ) : (
              <p className="text-soft">Пока ни одного. Напишите, если что‑то не получается.</p>
            )}
          </div>
          {own.next && <MoreLink href={href(support.ask, null, { after: own.next })} />}
        </section>
      )}
    </Columns>
  );
}

/** What somebody writes whose own data is wrong. */
const mistake = { topic: "Ошибка в моих данных", text: "Что неверно:\n\nКак правильно:\n" };

/** The page that one comes from: ours alone, without its query, where other people's words may stand. */
function pageBefore(referer: string | null, publicUrl: string): string {
  const url = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  return url?.origin === new URL(publicUrl).origin ? url.pathname.slice(0, 300) : "неизвестна";
}
