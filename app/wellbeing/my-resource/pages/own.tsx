import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import { myResource } from "../routes.ts";
import { Contacts } from "../ui/contacts.tsx";
import { History } from "../ui/history.tsx";
import { Result } from "../ui/result.tsx";
import { zoneOf } from "../ui/zones.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мой ресурс");

export const loader = load(({ api }) => api.myResource.mine({}));

export default function MyResource() {
  const { document, results, nextOn, contacts } = useLoaderData<typeof loader>();
  const [last] = results;
  const questions = document.scales.reduce((sum, { statements }) => sum + statements.length, 0);
  const isHard = last !== undefined && (zoneOf(last.overall) === "low" || last.scales.some(({ score }) => score < 25));
  return (
    <Columns
      beside={
        <>
          {!isHard && (
            <Section id="support" title="Если станет трудно">
              <Card>
                <Contacts {...contacts} />
              </Card>
            </Section>
          )}
          {last && (
            <Section id="privacy" title="Ваши ответы">
              <Card>
                <p className="text-soft">
                  Компания узнаёт лишь общую картину за законченный месяц, без имён и подразделений и только если
                  ответили не меньше пяти человек.
                </p>
                <p className="mt-4">
                  <DialogLink href={href(myResource.forget)} look="quiet-danger" icon="delete">
                    Удалить всё моё
                  </DialogLink>
                </p>
              </Card>
            </Section>
          )}
        </>
      }
    >
      <PageHeader
        title="Мой ресурс"
        actions={
          <>
            <ButtonLink href={href(mood.own)} icon="smile">
              Дневник настроения
            </ButtonLink>
            <ButtonLink href={href(myResource.opinion)} icon="feedback">
              Высказаться
            </ButtonLink>
          </>
        }
      >
        Короткая самопроверка: сколько у вас сил и что с ними делать. Ответы и результат видите только вы.
      </PageHeader>
      {last && nextOn && (
        <p className="mb-5 text-soft">
          Последний раз – {dayOf(last.day)}. Следующая самопроверка откроется {dayOf(nextOn)}.
        </p>
      )}
      {!nextOn &&
        (last ? (
          <div className="mb-5">
            <Notice
              title="Пора свериться с собой"
              action={
                <ButtonLink href={href(myResource.check)} look="primary">
                  Пройти самопроверку
                </ButtonLink>
              }
            >
              Прошлый раз был {dayOf(last.day)}. Это {counted(questions, ["вопрос", "вопроса", "вопросов"])}, пара
              минут.
            </Notice>
          </div>
        ) : (
          <EmptyState
            icon="my-resource"
            title="Пройдите первый раз"
            action={
              <ButtonLink href={href(myResource.check)} look="primary">
                Начать
              </ButtonLink>
            }
          >
            {counted(questions, ["вопрос", "вопроса", "вопросов"])}, пара минут. Сразу увидите результат и советы.
          </EmptyState>
        ))}
      {last && isHard && (
        <Notice title="Похоже, сейчас трудно">
          <Contacts {...contacts} />
          <p className="mt-2">Это видите только вы.</p>
        </Notice>
      )}
      {last && (
        <>
          <Section id="result" title={`Результат: ${last.overall} из 100`}>
            <Result result={last} scales={document.scales} />
          </Section>
          <Section id="history" title="Как менялось">
            <History results={results} />
          </Section>
        </>
      )}
    </Columns>
  );
}
