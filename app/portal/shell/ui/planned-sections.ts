import { balance } from "#app/loyalty/balance/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import type { Entry } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";

type PlannedSection = { title: string; words: string; meanwhile: Entry[] };

const answers: Entry = { href: href(faq.list), icon: "info", text: "Вопросы и ответы" };
const structure: Entry = { href: href(people.structure), icon: "company", text: "Структура компании" };

const learning: PlannedSection = {
  title: "Обучение",
  words: "Здесь будут курсы: уроки, проверка знаний и то, что вы уже прошли.",
  meanwhile: [{ href: href(quizzes.list), icon: "tests", text: "Тесты" }, answers],
};

/** What each section that is still to come will do, and what serves in its place, by the first word of its address. */
const sections: Record<string, PlannedSection> = {
  sputnik: learning,
  learning,
  courses: learning,
  store: {
    title: "Магазин",
    words: "Здесь баллы можно будет обменять на подарки и вещи со знаком компании.",
    meanwhile: [
      { href: href(balance.statement), icon: "balance", text: "Баланс" },
      { href: href(balance.transfer), icon: "send", text: "Перевести баллы" },
      { href: href(thanks.wall), icon: "thanks", text: "Благодарности" },
    ],
  },
  "interactive-maps": {
    title: "Интерактивные карты",
    words: "Здесь будут планы офисов и точек: где что находится и кто где работает.",
    meanwhile: [structure, { href: href(people.directory), icon: "users", text: "Люди" }],
  },
};

/** The section of an address, if it is one of those to come. */
export function plannedAt(pathname: string): PlannedSection | null {
  return sections[pathname.split("/")[1] ?? ""] ?? null;
}
