import { demoId } from "./id.ts";
import type { Random } from "./random.ts";

export type Company = {
  id: string;
  key: "coffee" | "road" | "code";
  alias: string;
  name: string;
  domain: string;
  /** The two colours of its logo. */
  colours: readonly [string, string];
  createdAt: Date;
};

const founded = "2021-03-01T09:00:00Z";

/** The holding «Ладья»: coffee houses with bakeries, a carrier with warehouses, a house of engineers. */
export function companies(random: Random): Company[] {
  const own = random.fork("companies");
  const company = (key: Company["key"], alias: string, name: string, colours: Company["colours"]): Company => ({
    id: demoId(own, new Date(founded)),
    key,
    alias,
    name,
    domain: `${alias}.example`,
    colours,
    createdAt: new Date(founded),
  });
  return [
    company("coffee", "teply-ugol", "Тёплый угол", ["#7A3E1D", "#F2B66D"]),
    company("road", "versta", "Верста", ["#155E4B", "#F4C95D"]),
    company("code", "srub", "Сруб", ["#27346B", "#8FB8FF"]),
  ];
}
