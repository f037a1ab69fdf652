import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { achievements } from "#app/loyalty/achievements/routes.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { balance } from "../routes.ts";
import { LoyaltyTabs } from "../ui/loyalty-tabs.tsx";
import { PurseCards } from "../ui/purse-cards.tsx";
import { deedTitles, pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Бонусы");

export const loader = load(async ({ api }) => {
  const [purses, rules, mine] = await Promise.all([
    api.balance.purses({}),
    api.balance.rules({}),
    api.tasks.list({ tab: "open" }),
  ]);
  return { purses, rules: rules.items, counts: mine.counts, pending: mine.pending };
});

export default function Bonus() {
  const { purses, rules, counts, pending } = useLoaderData<typeof loader>();
  const next: { to: string; icon: IconName; title: string; text: string }[] = [
    {
      to: href(tasks.list),
      icon: "tests",
      title: "Сделать задание",
      text: counts.open ? `Сейчас открыто: ${counts.open}` : "Новые появятся здесь",
    },
    {
      to: href(thanks.wall),
      icon: "thanks",
      title: "Сказать спасибо",
      text: `Для этого есть ${counted(purses.thanks, pointForms)}`,
    },
    { to: href(balance.transfer), icon: "send", title: "Перевести баллы", text: "Коллеге, из заработанных" },
    { to: href(achievements.list), icon: "achievements", title: "Посмотреть достижения", text: "Ваши и те, что рядом" },
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Бонусы">Баллы приходят за дела, а тратит и дарит их каждый сам.</PageHeader>
      <LoyaltyTabs current="Бонусы" />
      <PurseCards purses={purses} pending={pending} />
      <Section id="next" title="Что можно сделать">
        <ul className="grid gap-3 sm:grid-cols-2">
          {next.map(({ to, icon, title, text }) => (
            <Card as="li" key={to} pad="s" lifts className="flex gap-3">
              <Icon name={icon} className="mt-0.5 text-link" />
              <div className="min-w-0">
                <h3 className="text-base font-medium">
                  <CardLink href={to}>{title}</CardLink>
                </h3>
                <p className="text-sm text-muted">{text}</p>
              </div>
            </Card>
          ))}
        </ul>
      </Section>
      <Section id="rules" title="За что приходят баллы">
        {rules.length === 0 ? (
          <p className="text-muted">Компания ещё не решила, за что начислять баллы сами собой.</p>
        ) : (
          <Card>
            <ul className="divide-y divide-line">
              {rules.map(({ id, deed, amount, perDay }) => (
                <li key={id} className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
                  <span>
                    {deedTitles[deed]}
                    <span className="block text-sm text-muted">
                      до {counted(perDay, ["раза", "раз", "раз"])} в день
                    </span>
                  </span>
                  <span className="flex-none font-semibold tabular-nums">+{counted(amount, pointForms)}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Section>
      <Section id="how" title="Как это устроено">
        <div className="space-y-3 text-soft">
          <p>
            У каждого два кошелька. Заработанное остаётся с вами. Баллы для благодарностей приходят первого числа, и
            дарить их можно, а тратить нет.
          </p>
          <p>
            Каждое движение записано, и стереть его не может никто. В выписке у каждой строки сказано, почему столько.
          </p>
        </div>
      </Section>
    </div>
  );
}
