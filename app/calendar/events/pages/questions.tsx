import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { dropQuestion } from "#app/surveys/questionnaire-desk/forms.ts";
import { moveQuestion } from "#app/surveys/questionnaire-desk/ui/moving.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { PageContext } from "#app/web/context.ts";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";
import { askedKinds } from "../ui/asked-kinds.ts";
import { QuestionList } from "../ui/question-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопросы при записи");

export const loader = load(async ({ api, params: { id = "" } }) => ({ asked: await api.events.questions({ id }) }));

const about = z.object({ revision: z.coerce.number().int(), question: z.string().max(40) });

type Changing = Pick<PageContext, "api"> & { params: Record<string, string> };

/** Changes the questions as they stand now, if they are still those that the page shows. */
async function change(
  { api, params: { id = "" } }: Changing,
  revision: number,
  to: (document: QuestionnaireDocument) => QuestionnaireDocument,
): Promise<void> {
  const { document } = await api.events.questions({ id });
  await api.events.putQuestions({ id, revision, document: to(document) });
}

export const action = act({
  move: intent(about.extend({ by: z.enum(["-1", "1"]) }), async (args) => {
    const { revision, question, by } = args.value;
    await change(args, revision, (all) => moveQuestion(all, question, by === "1" ? 1 : -1));
    return { to: args.here(question) };
  }),
  drop: intent(about, async (args) => {
    await change(args, args.value.revision, (all) => dropQuestion(all, args.value.question));
    return { to: args.here(), toast: { id: "question", kind: "success", text: "Вопрос удалён" } };
  }),
});

export default function EventQuestions() {
  const { asked } = useLoaderData<typeof loader>();
  const { problems } = useSmallForm("questions", { title: undefined });
  const { id, title, isAnswered } = asked;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Вопросы при записи"
        places={[
          { href: href(events.one, { id }), title },
          { href: href(events.participants, { id }), title: "Участники" },
        ]}
      >
        На них отвечает каждый, кто нажимает «Пойду». Ответы – в таблице участников.
      </PageHeader>
      <ErrorSummary problems={problems} />
      {isAnswered && <Notice title="На вопросы уже ответили: менять их больше нельзя" />}
      <QuestionList asked={asked} />
      {!isAnswered && (
        <Disclosure title="Добавить вопрос" className="mt-3">
          <ul className="flex flex-wrap gap-2">
            {Object.entries(askedKinds).map(([kind, name]) => (
              <li key={kind}>
                <ButtonLink size="s" href={href(events.question, { id, question: "new" }, { kind })} icon="add">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
