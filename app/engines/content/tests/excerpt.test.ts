import { expect, it } from "vitest";
import { excerptOf, readMarkdown } from "#app/engines/content/server/index.ts";

const excerpt = (text: string) => excerptOf(readMarkdown(text));

it("an excerpt leaves headings out, for without their place they read as broken sentences", () => {
  expect(excerpt("## Откуда\n\nФерма стоит на высоте.\n\n## Вкус\n\nЯгоды зреют медленно.")).toBe(
    "Ферма стоит на высоте. Ягоды зреют медленно.",
  );
});

it("a text of headings alone is still told", () => {
  expect(excerpt("## Ура\n\n### Пятница")).toBe("Ура · Пятница");
});

it("lines without a stop are kept apart, and a long text ends with an ellipsis after a whole word", () => {
  expect(excerpt("- чай\n- кофе\n\nЖдём.")).toBe("чай · кофе · Ждём.");
  const long = excerpt("слово ".repeat(100));
  expect(long).toMatch(/слово…$/);
  expect(long.length).toBeLessThanOrEqual(281);
});
