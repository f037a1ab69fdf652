import type { Answer, Answers, Question } from "#app/engines/questionnaires/contract.ts";
import type { Random } from "./random.ts";

/** How somebody answers: some of a test they know, some they guess. */
export function answersOf(random: Random, questions: Question[], texts: Map<string, string[]>, skill: number): Answers {
  const said = questions.flatMap((question): [string, Answer][] => {
    if (!question.required && random.chance(0.35)) return [];
    const answer = answerOf(random, question, texts.get(question.id) ?? [], skill);
    return answer ? [[question.id, answer]] : [];
  });
  return Object.fromEntries(said);
}

function answerOf(random: Random, question: Question, texts: string[], skill: number): Answer | undefined {
  const { kind, options, rightText, title } = question;
  const ids = options.map(({ id }) => id);
  const right = options.flatMap((option) => (option.right ? [option.id] : []));
  const knows = random.chance(skill);
  switch (kind) {
    case "single":
    case "dropdown":
      return { chosen: [knows && right.length ? right[0]! : random.pick(ids)] };
    case "multiple":
      return { chosen: knows && right.length ? right : random.some(ids, random.int(1, Math.min(3, ids.length))) };
    case "ranking":
      return { chosen: knows ? ids : random.some(ids, ids.length) };
    case "yes-no":
      return { chosen: [knows && rightText ? rightText : random.chance(0.7) ? "yes" : "no"] };
    case "consent":
      return { chosen: ["yes"] };
    case "scale":
      return { number: Math.min(5, random.int(2, 6)) };
    case "enps":
      return { number: Math.min(10, random.int(4, 12)) };
    case "number":
      return { number: title.startsWith("Рост") ? random.int(155, 192) : random.int(1, 8) };
    case "matrix":
      return { rows: Object.fromEntries(question.rows.map(({ id }) => [id, random.pick(ids)])) };
    case "date":
      return { text: `2027-06-${String(random.int(10, 28)).padStart(2, "0")}` };
    case "time":
      return { text: random.pick(["08:00", "08:30", "09:00", "10:00"]) };
    case "text":
    case "long":
      return rightText && knows
        ? { text: rightText.split("|")[0]! }
        : texts.length
          ? { text: random.pick(texts) }
          : undefined;
    default:
      return undefined;
  }
}
