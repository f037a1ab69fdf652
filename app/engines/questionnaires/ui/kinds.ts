import type { QuestionKind } from "../contract.ts";
import { kindTitles } from "./words.ts";

const left: Record<"survey" | "test" | "bank", QuestionKind[]> = { survey: [], test: ["file"], bank: ["file", "note"] };

/** The kinds of questions, as builders offer them: in a test nobody brings files, and the bank has nothing but questions. */
export const kindsFor = (what: keyof typeof left) =>
  (Object.keys(kindTitles) as QuestionKind[]).filter((one) => !left[what].includes(one));

const options: QuestionKind[] = ["single", "multiple", "dropdown", "image", "ranking", "matrix"];

/** Which parts the builder asks of each kind. */
export const partsOf = (kind: QuestionKind) => ({
  options: options.includes(kind),
  right: ["single", "multiple", "dropdown", "image"].includes(kind),
  rightText: ["yes-no", "number", "text", "date", "time"].includes(kind),
  rows: kind === "matrix",
  range: ["multiple", "number", "scale"].includes(kind),
  step: kind === "number",
  length: kind === "text" || kind === "long",
  ends: kind === "scale" || kind === "enps",
  other: ["single", "multiple", "dropdown"].includes(kind),
  shuffle: ["single", "multiple", "dropdown", "image", "ranking"].includes(kind),
  required: kind !== "note",
  points: !["note", "consent", "scale", "enps", "matrix"].includes(kind),
  partial: ["multiple", "ranking"].includes(kind),
});
