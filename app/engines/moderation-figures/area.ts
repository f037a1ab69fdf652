import { area } from "#app/area.ts";
import { moderationFiguresContract } from "./contract.ts";
import { readMonth } from "./server/month.ts";

export const moderationFigures = area({
  title: "Модерация за 30 дней",
  contract: moderationFiguresContract,
  serve: {
    month: readMonth,
  },
});
