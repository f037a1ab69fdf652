import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { collect } from "#app/web/collect.ts";

const words = "Статья с клавиатуры – 👍";

/** The page that React draws of a hundred fields, which begin so many bytes later than they could. */
function draw(later: number): Promise<string> {
  const fields = Array.from({ length: 100 }, (_, key) => createElement("input", { key, defaultValue: words }));
  const body = createElement("body", { className: "x".repeat(later) }, fields);
  const drawn = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(createElement("html", null, body), {
    onAllReady: () => pipe(collect(drawn.resolve)),
  });
  return drawn.promise;
}

it("a page has every letter of its fields and nothing between them, wherever React's pieces of it end", async () => {
  for (let later = 1; later < 5; later++) {
    const page = await draw(later);
    expect(page.split(`value="${words}"`)).toHaveLength(101);
    expect(page).not.toContain("\0");
    expect(page).toMatch(/<\/body><\/html>$/);
  }
});
