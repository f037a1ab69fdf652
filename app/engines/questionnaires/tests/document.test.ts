import { describe, expect, it } from "vitest";
import type { Question } from "../contract.ts";
import { asAsked, visibleQuestions } from "../server/document.ts";
import { ask, options } from "./made.ts";

type Rule = NonNullable<Question["showIf"]>["rules"][number];

const drink = ask("drink", "single", { options: options("Кофе", "Чай") });
const cups = ask("cups", "number");
const isCoffee: Rule = { question: "drink", is: "has", value: "o1" };
const isMany: Rule = { question: "cups", is: "more", value: "2,5" };
const coffee = { chosen: ["o1"] };
const tea = { chosen: ["o2"] };

describe("a rule", () => {
  it.each([
    ["all", coffee, 3, true],
    ["all", coffee, 2, false],
    ["any", coffee, 2, true],
    ["any", tea, 2, false],
    ["none", tea, 2, true],
    ["none", tea, 3, false],
    ["none", coffee, 2, false],
  ] as const)("with «%s» of two, of %j and %d cups, shows: %s", (how, said, number, shown) => {
    const more = ask("more", "text", { showIf: { how, rules: [isCoffee, isMany] } });
    const sections = [{ id: "s1", title: "", text: "", questions: [drink, cups, more] }];
    const seen = visibleQuestions({ sections }, { drink: { chosen: [...said.chosen] }, cups: { number } });
    expect(seen.some(({ id }) => id === "more")).toBe(shown);
  });

  it("hears nothing of an answer to a question that is hidden itself", () => {
    const why = ask("why", "single", { options: options("Вкус"), showIf: { how: "all", rules: [isCoffee] } });
    const rules: Rule[] = [{ question: "why", is: "answered", value: "" }];
    const more = ask("more", "text", { showIf: { how: "all", rules } });
    const sections = [{ id: "s1", title: "", text: "", questions: [drink, why, more] }];
    const idsOf = (said: typeof coffee) =>
      visibleQuestions({ sections }, { drink: said, why: { chosen: ["o1"] } }).map(({ id }) => id);
    expect([idsOf(coffee), idsOf(tea)]).toEqual([["drink", "why", "more"], ["drink"]]);
  });
});

it("options stand in an order of each person's own, the same whenever they come, and a ranking never tells its right one", () => {
  const many = options(..."абвгдежзик");
  const orderOf = (kind: "single" | "ranking", who: string) =>
    asAsked(ask("q", kind, { options: many, shuffle: kind === "single" }), who).options.map(({ id }) => id);
  for (const kind of ["single", "ranking"] as const) {
    expect(orderOf(kind, "anna")).toEqual(orderOf(kind, "anna"));
    expect(orderOf(kind, "anna")).not.toEqual(orderOf(kind, "ivan"));
    expect(orderOf(kind, "anna").toSorted()).toEqual(many.map(({ id }) => id).sort());
    expect(orderOf(kind, "anna")).not.toEqual(many.map(({ id }) => id));
  }
});
