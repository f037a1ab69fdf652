import { describe, expect, test } from "vitest";
import { readQuery } from "../server/asked.ts";
import { typedOtherwise, writtenOtherwise } from "../server/other-keys.ts";
import { slips } from "../server/spelling.ts";

describe("a query is taken apart as people write it", () => {
  const nothing = { words: [], numbers: [], phrases: [], without: [], tags: [], aliases: [], authors: [], rubrics: [] };
  const cases: [string, object][] = [
    ["График ОТПУСКОВ", { words: ["график", "отпусков"] }],
    ["«новый год» -ёлка", { phrases: [["новый", "год"]], without: [["елка"]] }],
    ['"график отпусков', { phrases: [["график", "отпусков"]] }],
    ["#Ёлка @anna", { tags: ["елка"], aliases: ["anna"] }],
    ["автор:Иванов отпуск", { words: ["отпуск"], authors: [["иванов"]] }],
    ['автор:"Иван Петров" рубрика:Новости', { authors: [["иван", "петров"]], rubrics: ["новости"] }],
    ["Иванов И.И.", { words: ["иванов", "и", "и"] }],
    ["кофе-поинт", { words: ["кофе", "поинт"] }],
    ["№ 1245-2026 договор", { words: ["1245", "2026", "договор"], numbers: [[["1245", "2026"]]] }],
    ["8 (800) 555-35-35", { words: ["8", "800", "555", "35", "35"], numbers: [[["8"], ["800"], ["555", "35", "35"]]] }],
    ["автор:@anna отпуск", { words: ["отпуск"], aliases: ["anna"] }],
    ["' | & ! :* ()", {}],
  ];
  test.each(cases)("%s", (query, asked) => expect(readQuery(query)).toEqual({ ...nothing, ...asked }));
});

test.each([
  ["ghbdtn", "привет"],
  ["jngecr", "отпуск"],
  ["руддщ", "hello"],
  ["k.lb", "люди"],
])("%s typed on the other keyboard is %s", (typed, meant) => expect(typedOtherwise(typed)).toBe(meant));

test.each([
  ["ivanov", "иванов"],
  ["Tatyana", "татьяна"],
  ["yuliya", "юлия"],
  ["shchukin", "щукин"],
  ["Сергей", "sergey"],
  ["sergey", "сергей"],
  ["dmitriy", "дмитрий"],
])("%s in other letters is %s", (written, meant) => expect(writtenOtherwise(written)).toBe(meant));

test.each([
  ["отпуск", "отпуск", 0],
  ["отпукс", "отпуск", 1],
  ["отпск", "отпуск", 1],
  ["аттпуск", "отпуск", 1.5],
])("between %s and %s lie %d slips", (one, other, count) => expect(slips(one, other)).toBe(count));
