import type { SearchTab } from "#app/engines/search/contract.ts";

export type Golden = {
  tab: SearchTab;
  /** What the title or the snippet of the expected answer says. */
  expected: RegExp;
  queries: string[];
};

/** What people of the demonstration company ask, and what they expect: written before anything was tuned to it. */
export const golden: Golden[] = [
  {
    tab: "news",
    expected: /график отпусков/i,
    queries: [
      "график отпусков",
      "графики отпуска",
      "ГРАФИК ОТПУСКОВ",
      "отпусков график",
      "график отпуск",
      "uhfabr jngecrjd",
    ],
  },
  {
    tab: "news",
    expected: /отпуск/i,
    queries: [
      "отпуск",
      "отпуска",
      "отпусков",
      "отпуску",
      "jngecr",
      "otpusk",
      "отпсук",
      "отпускк",
      "отп",
      "«отпуск без сюрпризов»",
    ],
  },
  {
    tab: "news",
    expected: /ДМС|полис/i,
    queries: ["ДМС", "дмс", "полис дмс", "полиса", "полисом дмс", "как пользоваться полисом", "gjkbc", "полес дмс"],
  },
  {
    tab: "news",
    expected: /донор|переливани/i,
    queries: ["донор", "доноры", "день донора", "донора", "ljyjh", "donor", "донар", "станция переливания"],
  },
  {
    tab: "news",
    expected: /субботник|мешк|деревь|дерев|берег|алле/i,
    queries: ["субботник", "субботника", "субботнике", "ce,,jnybr", "subbotnik", "суботник", "субботник перчатки"],
  },
  {
    tab: "news",
    expected: /парковк/i,
    queries: [
      "парковка",
      "парковки",
      "парковку",
      "новые правила парковки",
      "gfhrjdrf",
      "parkovka",
      "парковк",
      "моем парковку",
      "пирковка",
    ],
  },
  {
    tab: "news",
    expected: /аудит/i,
    queries: ["аудит", "аудита", "аудиту", "felbn", "audit", "средний балл аудита"],
  },
  {
    tab: "news",
    expected: /хакатон/i,
    queries: ["хакатон", "хакатона", "хакатоне", "[frfnjy", "hakaton", "хокатон", "запись на хакатон"],
  },
  {
    tab: "news",
    expected: /выручк|квартал/i,
    queries: ["выручка", "выручки", "dshexrf", "выручка выше плана", "квартал в цифрах", "итоги квартала"],
  },
  {
    tab: "news",
    expected: /плановые работы|обновляем|сервис/i,
    queries: ["плановые работы", "плановых работах", "gkfyjdst hf,jns", "плановые рабты"],
  },
  {
    tab: "news",
    expected: /ёлк|новогодн|мороз/i,
    queries: ["ёлка", "елка", "ёлку", "ЕЛКУ", "тайный дед мороз", "новогодний вечер", "новогодний вечр"],
  },
  {
    tab: "news",
    expected: /склад/i,
    queries: ["новый склад", "нового склада", "yjdsq crkfl"],
  },
  {
    tab: "news",
    expected: /курс/i,
    queries: ["новый курс", "курсы", "курса", "запись на курс", "rehc", "осталось мест на курс"],
  },
  {
    tab: "news",
    expected: /наставник/i,
    queries: ["наставник", "наставника", "наставнику", "yfcnfdybr", "nastavnik", "наставнк"],
  },
  {
    tab: "news",
    expected: /премия|вакансии|вакансий|вакансия|ищем/i,
    queries: ["приведи друга", "ghbdtlb lheuf", "премия за друга", "вакансии", "вакансия"],
  },
  {
    tab: "news",
    expected: /столов|меню|блюд|порци/i,
    queries: ["столовая", "столовой", "cnjkjdfz", "столовая на неделе", "stolovaya", "сталовая"],
  },
  {
    tab: "news",
    expected: /велосипед|велозавтрак/i,
    queries: [
      "велосипед",
      "велосипеде",
      "на работу на велосипеде",
      "dtkjcbgtl",
      "velosiped",
      "виласипед",
      "велозавтрак",
    ],
  },
  {
    tab: "ugc",
    expected: /рецепт/i,
    queries: ["рецепт", "рецепта", "рецепты", "htwtgn", "recept", "рицепт"],
  },
  {
    tab: "ugc",
    expected: /удалёнка|удаленка|балкон/i,
    queries: ["удалёнка", "удаленка", "работаю с балкона", "elfktyrf"],
  },
  {
    tab: "ugc",
    expected: /беговой дневник/i,
    queries: [
      "беговой дневник",
      "бегового дневника",
      ",tujdjq lytdybr",
      "begovoy dnevnik",
      "беговой дневнк",
      "дневник беговой",
    ],
  },
  {
    tab: "ugc",
    expected: /ночн|смен/i,
    queries: ["ночная смена", "ночной смены", "yjxyfz cvtyf", "правила ночной смены"],
  },
  {
    tab: "ugc",
    expected: /огород|урожай/i,
    queries: ["огород", "огорода", "мой урожай", "урожая", "jujhjl", "ogorod", "агород"],
  },
  {
    tab: "ugc",
    expected: /отдам|добрые руки/i,
    queries: ["отдам в добрые руки", "отдам", "jnlfv", "«добрые руки»"],
  },
  {
    tab: "people",
    expected: /^Соколова Анна Сергеевна/,
    queries: [
      "Соколова Анна",
      "Анна Соколова",
      "соколова анна сергеевна",
      "Соколовой Анне",
      "Соколова А.С.",
      "А. С. Соколова",
      "соко анн",
      "cjrjkjdf fyyf",
      "sokolova anna",
      "Анна Сергеевна Соколова",
      "Саколова Анна",
      "@anna",
      "руководитель отдела обучения Соколова",
    ],
  },
  {
    tab: "people",
    expected: /^Белов Иван Андреевич/,
    queries: [
      "Белов Иван",
      "Иван Белов",
      "белов и.а.",
      "Белову Ивану",
      "belov ivan",
      ",tkjd bdfy",
      "@ivan",
      "Белов специалист по обучению",
      "Билов Иван",
    ],
  },
  {
    tab: "people",
    expected: /^Воронцова Ольга/,
    queries: ["Воронцова Ольга", "Ольга Воронцова", "Воронцовой", "vorontsova", "djhjywjdf", "Варонцова", "@olga"],
  },
  {
    tab: "people",
    expected: /^Хранителев Пётр/,
    queries: [
      "Хранителев",
      "Хранителев Пётр",
      "Хранителев Петр",
      "петр хранителев",
      "администратор портала",
      "hranitelev",
      "[hfybntktd",
      "хранитилев",
    ],
  },
  {
    tab: "people",
    expected: /бариста/i,
    queries: ["бариста", "старший бариста", ",fhbcnf", "barista"],
  },
  {
    tab: "people",
    expected: /бухгалтер/i,
    queries: ["бухгалтер", "бухгалтера", "бухгалтеру", "buhgalter", "бугалтер"],
  },
  { tab: "people", expected: /диспетчер/i, queries: ["диспетчер", "старший диспетчер", "диспетчера", "диспечер"] },
  { tab: "people", expected: /пекарн|пекар/i, queries: ["пекарь", "пекарня", "пекарь-технолог", "gtrfhm"] },
  { tab: "people", expected: /Казань/, queries: ["кофейни казани", "Казань бариста"] },
  { tab: "hashtag", expected: /#отпуск/i, queries: ["#отпуск", "отпуск", "ОТПУ"] },
  { tab: "hashtag", expected: /#график/i, queries: ["#график", "граф"] },
];
