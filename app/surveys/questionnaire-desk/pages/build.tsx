import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { type QuestionnaireDocument, questionnaireSteps } from "#app/engines/questionnaires/contract.ts";
import { questionBank } from "#app/surveys/question-bank/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { addSection, changeSection, copyQuestion, dropQuestion, dropSection } from "../forms.ts";
import { questionnaireDesk } from "../routes.ts";
import { DeskHeader } from "../ui/desk-header.tsx";
import { useDragging } from "../ui/drag-place.tsx";
import { homeOf } from "../ui/home.ts";
import { moveQuestion, moveSection, placeQuestion, placeSection, placeText } from "../ui/moving.ts";
import { SectionCard } from "../ui/section-card.tsx";
import { Steps } from "../ui/steps.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ source }) => `Вопросы: ${source.title}`, data, "Вопросы анкеты") },
];

export const loader = load(async ({ api, params: { id = "" } }) => {
  const source = await api.questionnaireDesk.source({ id });
  const topics = source.kind === "test" ? (await api.questionBank.topics({})).items : [];
  return { source, topics };
});

const about = { revision: z.coerce.number().int(), question: z.string().max(40), section: z.string().max(40) };
const ofQuestion = z.object({ revision: about.revision, question: about.question });
const ofSection = z.object({ revision: about.revision, section: about.section });
const by = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));
const moving = z.object({
  revision: about.revision,
  by: by.optional(),
  question: about.question.default(""),
  section: about.section.default(""),
  /** Where a dragged one was put. */
  into: about.section.default(""),
  before: about.question.default(""),
});
const naming = ofSection.extend({
  title: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  text: z.string().trim().max(2000, "Не больше 2000 знаков").default(""),
});
const drawing = ofSection.extend({
  topic: z.uuid().optional(),
  count: z
    .number({ error: "Напишите, сколько вопросов" })
    .int("Целое число")
    .min(1, "Не меньше одного")
    .max(50, "Не больше 50"),
});
const stepping = z.object({ step: z.enum([...questionnaireSteps, "copy", "remind"]) });

/** Changes the document as it stands now, if it is still the one that the page shows. Gives what it is then. */
async function change(
  { api, params: { id = "" } }: { api: Api; params: Record<string, string> },
  revision: number,
  to: (document: QuestionnaireDocument) => QuestionnaireDocument,
) {
  const { document } = await api.questionnaireDesk.source({ id });
  const changed = to(document);
  await api.questionnaireDesk.compose({ id, revision, document: changed });
  return changed;
}

export const action = act({
  step: intent(stepping, async ({ api, params: { id = "" }, value: { step }, viewer, here }) => {
    const said = (text: string) => ({ id: "step", kind: "success" as const, text });
    if (step === "copy") {
      const copy = await api.questionnaireDesk.copy({ id });
      return { to: href(questionnaireDesk.build, copy), toast: said("Новая волна – в черновике") };
    }
    if (step === "remind") {
      const { people } = await api.questionnaireDesk.remind({ id });
      return { to: here(), toast: said(`Напомним: ${counted(people, ["человеку", "людям", "людям"])}`) };
    }
    await api.questionnaireDesk.step({ id, step });
    if (step === "drop") return { to: homeOf(viewer, "survey").href, toast: said("Черновик удалён") };
    return { to: here(), toast: said(step === "publish" ? "Опубликовано" : "Сделано") };
  }),
  move: intent(moving, async (args) => {
    const { revision, question, section, by: way, into, before } = args.value;
    const moved = await change(args, revision, (all) => {
      if (way) return question ? moveQuestion(all, question, way) : moveSection(all, section, way);
      return question ? placeQuestion(all, question, into, before) : placeSection(all, section, before);
    });
    const toast = { id: "moved", kind: "success" as const, text: placeText(moved, question, section) };
    return { to: args.here(question || undefined), toast };
  }),
  copy: intent(ofQuestion, async (args) => {
    await change(args, args.value.revision, (all) => copyQuestion(all, args.value.question));
    return { to: args.here(args.value.question) };
  }),
  drop: intent(ofQuestion, async (args) => {
    await change(args, args.value.revision, (all) => dropQuestion(all, args.value.question));
    return { to: args.here(), toast: { id: "dropped", kind: "success", text: "Вопрос удалён" } };
  }),
  "add-section": intent(z.object({ revision: about.revision }), async (args) => {
    await change(args, args.value.revision, addSection);
    return { to: args.here() };
  }),
  section: intent(naming, async (args) => {
    const { revision, section, ...to } = args.value;
    await change(args, revision, (all) => changeSection(all, section, to));
    return { to: args.here(), toast: { id: "section", kind: "success", text: "Раздел сохранён" } };
  }),
  bank: intent(drawing, async (args) => {
    const { revision, section, topic, count } = args.value;
    await change(args, revision, (all) => changeSection(all, section, { bank: topic ? { topic, count } : undefined }));
    const toast = {
      id: "bank",
      kind: "success" as const,
      text: topic ? "Раздел берёт вопросы из банка" : "Раздел не берёт вопросов из банка",
    };
    return { to: args.here(), toast };
  }),
  "drop-section": intent(ofSection, async (args) => {
    await change(args, args.value.revision, (all) => dropSection(all, args.value.section));
    return { to: args.here(), toast: { id: "section", kind: "success", text: "Раздел удалён" } };
  }),
});

export default function Build() {
  const { source, topics } = useLoaderData<typeof loader>();
  const { document, revision, frozen, settings, kind } = source;
  const { problems } = useSmallForm("builder", {});
  const root = useRef<HTMLDivElement>(null);
  const { hasHandles, placing } = useDragging(root, !frozen, revision);
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={{ ...source, named: settings.anonymity === "named" }} current="build" />
      <Steps {...source} />
      {placing}
      <div id="builder" ref={root} className="space-y-4">
        <ErrorSummary problems={problems.filter(({ id }) => id !== "builder-step")} title="Не сохранено" />
        {frozen && (
          <Notice title="Вопросы больше не меняются">
            Анкета опубликована: ответы должны значить одно и то же у всех. Чтобы спросить иначе, начните новую волну.
          </Notice>
        )}
        {kind === "test" && !frozen && (
          <p className="text-muted">
            В тесте у вопроса отметьте верные ответы и баллы; тексты проверяет человек. Общие вопросы – в{" "}
            <a className="text-link underline" href={href(questionBank.topics)}>
              банке
            </a>
            .
          </p>
        )}
        {document.sections.map((section, at) => (
          <SectionCard key={section.id} {...{ source, section, at, hasHandles, topics }} />
        ))}
        {!frozen && (
          <Form id="add-section">
            <input type="hidden" name="revision" value={revision} />
            <Button icon="add" name="intent" value="add-section">
              Добавить раздел
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
