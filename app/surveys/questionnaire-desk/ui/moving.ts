import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";

/** Moves a question a step; from the edge of a section into the next one. */
export function moveQuestion({ sections }: QuestionnaireDocument, id: string, by: -1 | 1): QuestionnaireDocument {
  const at = sections.findIndex(({ questions }) => questions.some((one) => one.id === id));
  const lists = sections.map(({ questions }) => [...questions]);
  const own = lists[at];
  const from = own?.findIndex((one) => one.id === id) ?? -1;
  if (!own || from < 0) return { sections };
  const [question] = own.splice(from, 1);
  const to = from + by;
  const neighbour = lists[at + by];
  if (to >= 0 && to <= own.length) own.splice(to, 0, question!);
  else if (!neighbour) own.splice(from, 0, question!);
  else if (by < 0) neighbour.push(question!);
  else neighbour.unshift(question!);
  return { sections: sections.map((one, index) => ({ ...one, questions: lists[index]! })) };
}

export function moveSection({ sections }: QuestionnaireDocument, id: string, by: -1 | 1): QuestionnaireDocument {
  const from = sections.findIndex((one) => one.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= sections.length) return { sections };
  return { sections: sections.map((one, at) => (at === from ? sections[to]! : at === to ? sections[from]! : one)) };
}

/** Puts a question before another one of a section, or at its end. */
export function placeQuestion({ sections }: QuestionnaireDocument, id: string, into: string, before: string) {
  const question = sections.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (!question || !sections.some((one) => one.id === into)) return { sections };
  const changed = sections.map((one) => {
    const others = one.questions.filter((own) => own.id !== id);
    return { ...one, questions: one.id === into ? putBefore(others, question, before) : others };
  });
  return { sections: changed };
}

/** Puts a section before another one, or at the end. */
export function placeSection({ sections }: QuestionnaireDocument, id: string, before: string): QuestionnaireDocument {
  const section = sections.find((one) => one.id === id);
  if (!section) return { sections };
  const others = sections.filter((one) => one !== section);
  return { sections: putBefore(others, section, before) };
}

function putBefore<Thing extends { id: string }>(things: Thing[], one: Thing, before: string): Thing[] {
  const at = things.findIndex(({ id }) => id === before);
  return at < 0 ? [...things, one] : things.toSpliced(at, 0, one);
}

/** Where something stands now, for who does not see it move. */
export function placeText({ sections }: QuestionnaireDocument, question: string, section: string): string {
  const at = sections.findIndex((one) => one.id === section || one.questions.some(({ id }) => id === question));
  const home = sections[at];
  if (!home) return "Порядок изменён";
  const name = home.title || `Раздел ${at + 1}`;
  if (section) return `${name}: теперь ${at + 1}-й из ${sections.length}`;
  const place = home.questions.findIndex(({ id }) => id === question) + 1;
  const where = sections.length > 1 ? `, ${name}` : "";
  return `Вопрос теперь ${place}-й из ${home.questions.length}${where}`;
}
