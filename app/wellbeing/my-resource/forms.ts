import { z } from "zod";
import { type Scale, type SelfCheckDocument, selfCheckDocument } from "./contract.ts";

/** Every answer by the id of its statement; the server knows which there must be. */
export const checkForm = z.looseObject({}).transform((fields) => ({
  answers: Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      /^[1-5]$/.test(String(value)) && name !== "intent" ? [[name, Number(value)]] : [],
    ),
  ),
}));

/** How many scales the form of the document has room for. */
const scalesAtMost = 8;

const parts = ["title", "about", "statements", "low", "middle", "high"] as const;
type Part = (typeof parts)[number];

const fieldOf = (scale: number, part: Part) => `s${scale}-${part}`;

/** What the fields of each scale are called. */
export const rows = Array.from(
  { length: scalesAtMost },
  (_, at) => Object.fromEntries(parts.map((part) => [part, fieldOf(at, part)])) as Record<Part, string>,
);

/** The document as the fields of its form, one line a statement. */
export function fieldsOf({ scales, everyWeeks }: SelfCheckDocument): Record<string, string> {
  const all: Record<string, string> = { everyWeeks: String(everyWeeks) };
  for (let at = 0; at < scalesAtMost; at += 1) {
    const scale = scales[at];
    all[fieldOf(at, "title")] = scale?.title ?? "";
    all[fieldOf(at, "about")] = scale?.about ?? "";
    all[fieldOf(at, "statements")] = scale?.statements.map(({ text }) => text).join("\n") ?? "";
    for (const zone of ["low", "middle", "high"] as const) all[fieldOf(at, zone)] = scale?.advice[zone] ?? "";
  }
  return all;
}

const text = z.string().default("");

/** A scale without a title is none. Its id, and those of its statements, follow from where they stand or once stood. */
export const documentForm = z.looseObject({ everyWeeks: text }).transform((fields, context): SelfCheckDocument => {
  const of = (at: number, part: Part) => String(fields[fieldOf(at, part)] ?? "").trim();
  const scales = Array.from({ length: scalesAtMost }, (_, at): Scale | null => {
    if (!of(at, "title") && !of(at, "statements")) return null;
    const kept = String(fields[`s${at}-id`] ?? "");
    const id = /^[a-z][a-z0-9-]{0,30}$/.test(kept) ? kept : `scale-${at + 1}`;
    const lines = of(at, "statements")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    return {
      id,
      title: of(at, "title"),
      about: of(at, "about"),
      statements: lines.map((line, index) => ({ id: `${id}-${index + 1}`, text: line })),
      advice: { low: of(at, "low"), middle: of(at, "middle"), high: of(at, "high") },
    };
  });
  const standing = scales.flatMap((scale, at) => (scale ? [{ scale, at }] : []));
  const document = { scales: standing.map(({ scale }) => scale), everyWeeks: Number(fields.everyWeeks || Number.NaN) };
  const { error } = selfCheckDocument.safeParse(document);
  for (const { path, message } of error?.issues ?? []) {
    const [list, index, part, zone] = path as [string, number?, string?, string?];
    const name =
      list === "scales" && index !== undefined
        ? fieldOf(standing[index]!.at, (part === "advice" ? zone : part) as Part)
        : list === "everyWeeks"
          ? "everyWeeks"
          : fieldOf(0, "title");
    context.addIssue({ code: "custom", path: [name], message });
  }
  return document;
});
