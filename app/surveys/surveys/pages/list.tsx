import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListTab } from "#app/engines/questionnaires/contract.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readTab } from "../forms.ts";
import { surveys } from "../routes.ts";
import { ListTabs } from "../ui/list-tabs.tsx";
import { deskOf, QuestionnaireList } from "../ui/questionnaire-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опросы");

export const loader = load(async ({ api, query: { tab: asked, after } }) => {
  const tab = readTab(asked);
  return { tab, ...(await api.questionnaires.list({ kind: "survey", tab, after })) };
});

const titles: Record<ListTab, string> = { open: "Открытые", done: "Пройденные", mine: "Мои" };

const nothing: Record<ListTab, { title: string; text: string }> = {
  open: { title: "Сейчас нет открытых опросов", text: "Когда вас спросят, здесь и в уведомлениях появится новый." },
  done: { title: "Вы ещё не отвечали", text: "Здесь соберутся опросы, в которых вы ответили, и их итоги." },
  mine: {
    title: "Вы ничего не спрашиваете",
    text: "Здесь видны опросы, которые составляете вы сами или с коллегами, и те, итоги которых вам открыли.",
  },
};

const how = {
  words: [
    "Видно ли ваше имя, сказано до первого вопроса.",
    "Начатое не пропадёт: вернуться к опросу можно с главной.",
    "Итоги показывают, когда ответили не меньше пяти человек.",
  ],
  links: [{ href: href(quizzes.list), text: "Тесты" }],
};

export default function Surveys() {
  const { tab, items, next } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowItWorks {...how} />}>
      <PageHeader title="Опросы" />
      <ListTabs
        label="Какие опросы"
        current={tab}
        titles={titles}
        addressOf={(one) => href(surveys.list, null, one === "open" ? {} : { tab: one })}
      />
      {items.length > 0 ? (
        <QuestionnaireList
          items={items}
          addressOf={(one) => {
            if (tab === "mine" && one.composed) return deskOf(one);
            return href(tab === "mine" ? surveys.results : surveys.survey, { anketaId: one.id });
          }}
        />
      ) : (
        <EmptyState
          icon="surveys"
          title={nothing[tab].title}
          action={
            tab === "open" ? (
              <ButtonLink href={href(surveys.list, null, { tab: "done" })}>Пройденные опросы</ButtonLink>
            ) : (
              <ButtonLink href={href(surveys.list)}>Открытые опросы</ButtonLink>
            )
          }
        >
          {nothing[tab].text}
        </EmptyState>
      )}
      {next && <MoreLink href={href(surveys.list, null, { tab, after: next })} />}
    </Columns>
  );
}
