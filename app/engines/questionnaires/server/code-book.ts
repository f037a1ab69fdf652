import type { Question, QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { inRussian } from "./answers.ts";
import { asks, boundsOf, choicesOf, questionsOf } from "./document.ts";

const head = ["№", "Раздел", "Вопрос", "Вид", "Обязательный", "Варианты", "Строки", "Пределы", "Когда показан"];

const kinds: Record<Question["kind"], string> = {
  ...{ single: "один ответ", multiple: "несколько ответов", dropdown: "список", image: "выбор картинки" },
  ...{ "yes-no": "да или нет", scale: "шкала", enps: "eNPS", number: "число", text: "короткий текст" },
  ...{ long: "длинный текст", date: "дата", time: "время", matrix: "таблица", ranking: "порядок" },
  ...{ file: "файл", consent: "согласие", note: "текст без вопроса" },
};

const ways = { all: "всё", any: "хотя бы одно", none: "ничего" };

/** What each column of the answers asks, in the order of the columns: for who reads them in another program. */
export function bookOf(document: QuestionnaireDocument): { head: string[]; rows: string[][] } {
  const all = questionsOf(document);
  const sectionOf = (id: string) => document.sections.findIndex((one) => one.questions.some((own) => own.id === id));
  const rows = all.filter(asks).map((question, at) => {
    const section = sectionOf(question.id);
    return [
      String(at + 1),
      document.sections[section]?.title || String(section + 1),
      question.title,
      kinds[question.kind],
      question.required ? "да" : "нет",
      choicesOf(question)
        .map(({ text }) => text)
        .join("; "),
      question.rows.map(({ text }) => text).join("; "),
      limitsOf(question),
      ruleOf(question, all),
    ];
  });
  return { head, rows };
}

function limitsOf(question: Question): string {
  const { min, max } = boundsOf(question);
  const ends = [min === undefined ? "" : `от ${inRussian(min)}`, max === undefined ? "" : `до ${inRussian(max)}`];
  const meant = [question.low && `${min} – ${question.low}`, question.high && `${max} – ${question.high}`];
  return [ends.filter(Boolean).join(" "), ...meant].filter(Boolean).join("; ");
}

function ruleOf({ showIf }: Question, all: Question[]): string {
  if (!showIf) return "";
  const told = showIf.rules.map(({ question: id, is, value }) => {
    const asked = all.find((one) => one.id === id);
    const meant = (asked && choicesOf(asked).find((choice) => choice.id === value)?.text) ?? value;
    return `«${asked?.title ?? id}» ${words[is]}${meant && ` «${meant}»`}`;
  });
  return showIf.rules.length > 1 ? `${ways[showIf.how]} из: ${told.join("; ")}` : `${notIf[showIf.how]}${told[0]}`;
}

const words = { answered: "есть ответ", has: "выбрано", not: "не выбрано", less: "меньше", more: "больше" };
const notIf = { all: "", any: "", none: "если неверно: " };
