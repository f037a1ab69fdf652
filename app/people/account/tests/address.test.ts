import { expect, it } from "vitest";
import { aliasRule } from "#app/people/account/contract.ts";
import { ownAddress } from "../ui/address.ts";

it("makes an address of a name that the rule of addresses takes", () => {
  const names: [string, string][] = [
    ["Иван", "Белов"],
    ["Щукарь", "Юрьев-Цыганов"],
    ["Мария-Антуанетта", "Преображенская-Серебрянникова"],
    ["Anna", "O’Neil"],
  ];
  const made = names.map(([first, last]) => ownAddress(first, last));
  expect(made).toEqual(["ivan-belov", "shchukar-yurev-tsyganov", "mariya-antuanetta-preobrazhens", "anna-o-neil"]);
  expect(made.map((one) => aliasRule.safeParse(one).success)).toEqual([true, true, true, true]);
});
