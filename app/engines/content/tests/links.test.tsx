import { renderToStaticMarkup as draw } from "react-dom/server";
import { expect, it } from "vitest";
import { addressesIn } from "#app/rich-text/address.ts";
import { mentioned } from "../ui/mentioned.tsx";

it("a name that every object knows is nobody's", () => {
  const named = { anna: { alias: "anna-s", name: "Анна Соколова" } };
  expect(draw(mentioned("@constructor, @valueof", named))).toBe("@constructor, @valueof");
});

it("an address with a hundred thousand brackets is read as soon as any", () => {
  const pieces = addressesIn(`https://a.example/${")".repeat(100_000)}`);
  expect(pieces[0]).toEqual({ text: "https://a.example/", href: "https://a.example/" });
});
