import type { CheckName, LinkFault, RubricFault } from "../contract.ts";

/** What each check is called, what it says when all is well, and what it is for. */
export const checkWords: Record<CheckName, { title: string; fine: string; hint: string }> = {
  pictures: {
    title: "Картинки без подписи",
    fine: "У всех картинок есть подписи",
    hint: "Подпись читают те, кто картинку не видит. У языковых версий картинки те же",
  },
  links: {
    title: "Неверные ссылки",
    fine: "Все ссылки внутри портала ведут куда надо",
    hint: "Ссылки вышедших статей и их языковых версий на страницы портала. Чужие сайты портал не открывает",
  },
  reviews: {
    title: "Пора пересмотреть",
    fine: "Всё пересмотрено вовремя",
    hint: "Статья, которую не пересмотрели за две недели, снимется сама",
  },
  rubrics: {
    title: "Рубрики",
    fine: "У каждой рубрики есть редакторы, в архивных ничего не осталось",
    hint: "Рубрики без редакторов и архивные, в которых остались вышедшие статьи",
  },
};

export const linkWords: Record<LinkFault, string> = {
  gone: "Такой страницы нет",
  deleted: "Публикация удалена",
  withdrawn: "Публикация снята или ещё не вышла",
  archived: "Лежит в архиве",
  closed: "Открыта не всем читателям статьи",
  left: "Человек больше не работает",
};

export const rubricWords: Record<RubricFault, string> = {
  archived: "В архиве, а статьи остались",
  nobody: "Назначенные редакторы здесь больше не пишут",
  unnamed: "Редакторы не назначены: пишут все",
};
