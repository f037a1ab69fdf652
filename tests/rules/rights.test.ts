import { expect, it } from "vitest";
import { openedBy } from "#app/office/people-desk/server/index.ts";
import { pages } from "#app/routes.ts";
import { rights } from "#platform/people/rights.ts";
import { operationsOf } from "#tests/support/operations.ts";

it.each(rights)("the right «%s» opens desks and operations, and an area says which", (right) => {
  expect(openedBy.get()[right]).toMatch(/^[а-яё]/);
  expect(Object.values(pages).filter(({ audience }) => audience === right)).not.toEqual([]);
  expect(operationsOf().filter(({ access }) => access === right)).not.toEqual([]);
});
