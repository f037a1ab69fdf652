import { createHash } from "node:crypto";
import type {
  Question,
  QuestionKind,
  QuestionnaireDocument,
  QuestionnaireSettings,
} from "#app/engines/questionnaires/contract.ts";
import type { Company } from "./companies.ts";

/** A survey or a test of the demo company, as its words are written down. */
export type DemoQuestionnaire = {
  company: Company["key"];
  kind: "survey" | "test";
  title: string;
  description: string;
  state: "draft" | "published" | "paused" | "closed" | "archived";
  /** How many days ago it was published, and how many days from now it opens and ends. */
  ago: number;
  opens?: number;
  ends?: number;
  /** Which part of those who are asked have answered. */
  share: number;
  settings?: Partial<QuestionnaireSettings>;
  /** The one department that is asked, and who of the known people has answered, has begun, or must. */
  department?: string;
  answered?: string[];
  begun?: string[];
  /** Who reads the results besides administrators. */
  viewers?: string[];
  /** Who composes it together with its author. */
  coauthors?: string[];
  /** How many guests have answered by links, and how many links wait still. */
  guests?: number;
  links?: number;
  /** The title of the wave before. */
  after?: string;
  /**
   * A line each: «# Section», or «kind! Question | option | *right option | …», «!» for what must be answered; rows of a
   * matrix after «//», what people wrote after «::», «+ explanation» of the question above, «? Topic | 3» for so many of the bank.
   */
  questions: string;
};

type Written = { document: QuestionnaireDocument; texts: Map<string, string[]> };

/** The document that those lines mean, and what people say to its questions in words; `topics` are ids of the bank's by name. */
export function readQuestions(lines: string, topics: ReadonlyMap<string, string> = new Map()): Written {
  const sections: QuestionnaireDocument["sections"] = [];
  const texts = new Map<string, string[]>();
  let last: Question | undefined;
  for (const line of lines
    .trim()
    .split("\n")
    .map((one) => one.trim())) {
    if (line.startsWith("#")) {
      sections.push({ id: `s${sections.length + 1}`, title: line.slice(1).trim(), text: "", questions: [] });
      continue;
    }
    if (line.startsWith("+")) {
      if (last) last.explanation = line.slice(1).trim();
      continue;
    }
    if (line.startsWith("?")) {
      const [name = "", count = ""] = line.slice(1).split("|");
      sections.at(-1)!.bank = { topic: topics.get(name.trim())!, count: Number(count) };
      continue;
    }
    if (!sections.length) sections.push({ id: "s1", title: "", text: "", questions: [] });
    const { question, said } = readQuestion(line, `q${sections.flatMap(({ questions }) => questions).length + 1}`);
    sections.at(-1)!.questions.push(question);
    if (said.length) texts.set(question.id, said);
    last = question;
  }
  return { document: { sections }, texts };
}

function readQuestion(line: string, id: string): { question: Question; said: string[] } {
  const [asked = "", saying = ""] = line.split("::");
  const [before = "", under = ""] = asked.split("//");
  const [head = "", ...choices] = before.split("|").map((one) => one.trim());
  const [word = "", ...title] = head.split(" ");
  const rows = under.split("|").map((one) => one.trim());
  const hasOther = choices.includes("Другое");
  const question: Question = {
    ...{
      id,
      kind: word.replace("!", "") as QuestionKind,
      title: title.join(" "),
      help: "",
      required: word.endsWith("!"),
    },
    options: choices
      .filter((choice) => choice !== "Другое")
      .map((choice) => ({
        // An id tells no place: the order of a ranking is what is right in a test.
        id: createHash("sha256").update(choice).digest("hex").slice(0, 8),
        text: choice.replace(/^\*/, ""),
        ...(choice.startsWith("*") && { right: true }),
      })),
    ...{ other: hasOther, shuffle: choices.some((choice) => choice.startsWith("*")), low: "", high: "" },
    rows: under ? rows.map((text, at) => ({ id: `r${at + 1}`, text })) : [],
  };
  const said = saying.split("/").flatMap((one) => one.trim() || []);
  return { question, said };
}
