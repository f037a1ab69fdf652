import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListTab } from "#app/engines/questionnaires/contract.ts";
import { readTab } from "#app/surveys/surveys/forms.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import { ListTabs } from "#app/surveys/surveys/ui/list-tabs.tsx";
import { deskOf, QuestionnaireList } from "#app/surveys/surveys/ui/questionnaire-list.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { quizzes } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Тесты");

export const loader = load(async ({ api, query: { tab: asked, after } }) => {
  const tab = readTab(asked);
  return { tab, ...(await api.questionnaires.list({ kind: "test", tab, after })) };
});

const titles: Record<ListTab, string> = { open: "Пройти", done: "Пройденные", mine: "Мои" };

const nothing: Record<ListTab, string> = {
  open: "Сейчас нет тестов, которые вам нужно пройти",
  done: "Вы ещё не проходили тестов",
  mine: "Вы не составляли тестов",
};

const how = {
  words: [
    "Сколько попыток и времени, сказано до начала.",
    "Время идёт и с закрытой страницей: что вы отметили, засчитается.",
  ],
  links: [{ href: href(surveys.list), text: "Опросы" }],
};

export default function Quizzes() {
  const { tab, items, next } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowItWorks {...how} />}>
      <PageHeader title="Тесты" />
      <ListTabs
        label="Какие тесты"
        current={tab}
        titles={titles}
        addressOf={(one) => href(quizzes.list, null, one === "open" ? {} : { tab: one })}
      />
      {items.length > 0 ? (
        <QuestionnaireList
          items={items}
          addressOf={(one) => (tab === "mine" && one.composed ? deskOf(one) : href(quizzes.quiz, { anketaId: one.id }))}
        />
      ) : (
        <EmptyState icon="tests" title={nothing[tab]}>
          О новом тесте скажет уведомление.
        </EmptyState>
      )}
      {next && <MoreLink href={href(quizzes.list, null, { tab, after: next })} />}
    </Columns>
  );
}
