import { expect, it } from "vitest";
import { z } from "zod";
import { areApart, areChosen, readersFields, readersOf } from "../forms.ts";

const form = z
  .object(readersFields)
  .refine(...areChosen)
  .refine(...areApart);
const read = (parts: string[]) => {
  const { data, error } = form.safeParse({ readers: "chosen", parts });
  return data ? readersOf(data) : error!.issues.map(({ path, message }) => `${path}: ${message}`);
};

it("lets whole companies be chosen out of the portal, and nothing else beside them", () => {
  expect(read(["group:a", "group:b"])).toEqual({ reach: "portal", audience: ["group:a", "group:b"] });
  expect(read(["location:Тверь", "tag:бариста"])).toEqual({
    reach: "company",
    audience: ["location:Тверь", "tag:бариста"],
  });
  expect(read(["group:a", "location:Тверь"])[0 as never]).toMatch(/^parts: Компании выбирают отдельно/);
  expect(read([])).toEqual(["parts: Выберите, кому показать"]);
  expect(form.parse({ readers: "company", parts: ["group:a", "location:Тверь"] }).readers).toBe("company");
});
