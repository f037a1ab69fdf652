import type { Question, QuestionnaireSettings } from "#app/engines/questionnaires/contract.ts";
import { save } from "#app/engines/questionnaires/server/answering.ts";
import { begin } from "#app/engines/questionnaires/server/attempts.ts";
import { addQuestion } from "#app/engines/questionnaires/server/bank.ts";
import { addTopic } from "#app/engines/questionnaires/server/bank-topics.ts";
import { compose, create, settle, startSettings } from "#app/engines/questionnaires/server/desk.ts";
import { questionnaireLinks } from "#app/engines/questionnaires/server/index.ts";
import { takeStep } from "#app/engines/questionnaires/server/steps.ts";
import { ask, options, say } from "#app/engines/questionnaires/tests/made.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { hashOfToken } from "#platform/tokens.ts";

const everyKind: Question[][] = [
  [
    ask("single", "single", {
      title: "Где вы обедаете?",
      options: options("В столовой", "В кафе"),
      other: true,
      required: true,
    }),
    ask("multiple", "multiple", { title: "Что вы берёте?", options: options("Суп", "Второе", "Компот"), max: 2 }),
    ask("dropdown", "dropdown", { title: "Как часто?", options: options("Каждый день", "Иногда") }),
    ask("image", "image", { title: "Какая тарелка красивее?", options: options("Синяя", "Белая") }),
    ask("yes", "yes-no", { title: "Хватает ли мест?" }),
    ask("scale", "scale", { title: "Насколько вкусно?", low: "совсем нет", high: "очень" }),
    ask("matrix", "matrix", {
      title: "Оцените по строкам",
      options: options("Плохо", "Хорошо"),
      rows: [{ id: "r1", text: "Скорость" }],
    }),
  ],
  [
    ask("enps", "enps", { title: "Посоветуете ли столовую другу?" }),
    ask("number", "number", { title: "Сколько минут вы стоите в очереди?", min: 0 }),
    ask("text", "text", { title: "Любимое блюдо" }),
    ask("long", "long", { title: "Что поменять?" }),
    ask("date", "date", { title: "Когда были в последний раз?" }),
    ask("time", "time", { title: "Во сколько обедаете?" }),
    ask("ranking", "ranking", { title: "Что важнее?", options: options("Вкус", "Цена", "Скорость") }),
    ask("file", "file", { title: "Фото обеда" }),
    ask("note", "note", { title: "И последнее", help: "Дальше – согласие." }),
    ask("consent", "consent", { title: "Ответы можно показать повару", required: true }),
  ],
];

const test: Question[][] = [
  [
    ask("one", "single", {
      title: "Где висит огнетушитель?",
      options: [
        { id: "o1", text: "У выхода", right: true },
        { id: "o2", text: "В сейфе" },
      ],
      explanation: "Его должно быть видно",
    }),
    ask("essay", "long", { title: "Что вы сделаете при пожаре?", points: 2 }),
  ],
];

/** What the link of a guest to the survey carries. */
export const guestToken = "G".repeat(43);

type How = { kind?: "survey" | "test"; settings?: Partial<QuestionnaireSettings>; publish?: boolean };

async function make(
  admin: Viewer,
  title: string,
  pages: Question[][],
  { kind = "survey", settings, publish = true }: How,
) {
  const { id } = await create(admin, { kind, title, description: "Расскажите, как есть." });
  const sections = pages.map((questions, at) => ({
    id: `s${at + 1}`,
    title: at ? "Подробнее" : "",
    text: "",
    questions,
  }));
  await compose(admin, { id, revision: 1, document: { sections } });
  const words = { title, description: "Расскажите, как есть.", reach: "company" as const, audience: null };
  const terms = {
    opensAt: null,
    closesAt: null,
    remindAt: null,
    viewers: [],
    settings: { ...startSettings, ...settings },
  };
  await settle(admin, { id, revision: 2, ...words, ...terms });
  if (publish) await takeStep(admin, { id, step: "publish" });
  return id;
}

/** A survey of every kind of question, one that is over, a test with an attempt sent and one under way, and a draft. */
export async function fillSurveys({ admin, anna }: Record<string, Viewer>): Promise<void> {
  const send = (id: string, kind: "survey" | "test", answers: Record<string, ReturnType<typeof say>>) => {
    const shown = Object.keys(answers).join(",");
    return save(anna!, { id, kind, part: 1, go: "send", answers, shown, attempt: 0 });
  };
  const survey = await make(admin!, "Как вам столовая", everyKind, {});
  const link = { questionnaireId: survey, groupId: admin!.groupId, expiresAt: new Date("2100-01-01") };
  await db()
    .insert(questionnaireLinks)
    .values({ ...link, hash: hashOfToken(guestToken) });
  const over = await make(admin!, "Прошлая столовая", [everyKind[0]!.slice(0, 1)], { settings: { results: "closed" } });
  await send(over, "survey", { single: say({ chosen: ["o1"] }) });
  await takeStep(admin!, { id: over, step: "close" });
  const taken = await make(admin!, "Пожарная тревога", test, {
    kind: "test",
    settings: { attempts: 0, shows: "answers" },
  });
  await begin(anna!, { id: taken });
  await send(taken, "test", { one: say({ chosen: ["o1"] }), essay: say({ text: "Выведу людей" }) });
  await begin(anna!, { id: taken });
  await make(admin!, "Черновик опроса", [everyKind[0]!], { publish: false });
  await fillBank(admin!);
}

/** A topic of the bank with a question, and a draft of a test that draws out of it. */
async function fillBank(admin: Viewer): Promise<void> {
  const { id: topic } = await addTopic(admin, { name: "Пожар и ток" });
  for (const question of test[0]!) await addQuestion(admin, { topic, question });
  const { id } = await create(admin, { kind: "test", title: "Тест из банка", description: "" });
  const sections = [{ id: "s1", title: "", text: "", questions: [], bank: { topic, count: 2 } }];
  await compose(admin, { id, revision: 1, document: { sections } });
}
