import type { OpinionState, Target } from "#app/wellbeing/opinion/contract.ts";

export type DemoOpinion = {
  /** Who signed it; without a name nobody. */
  by?: string;
  target: Target;
  about?: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  state: OpinionState;
  ago: number;
  talk?: [owner: boolean, text: string, ago: number][];
  reason?: string;
  idea?: string;
};

export type DemoTopic = {
  company: string;
  title: string;
  about: string;
  termDays: number;
  unnamed: boolean;
  inMyResource?: boolean;
  owners: string[];
  opinions: DemoOpinion[];
};

export const opinionTopics: DemoTopic[] = [
  {
    company: "coffee",
    title: "Обучение и наставники",
    about: "Курсы, стажировки, первые недели на новом месте",
    termDays: 7,
    unnamed: true,
    owners: ["anna"],
    opinions: [
      {
        by: "ivan",
        target: "process",
        about: "Первая неделя",
        rating: 4,
        text: "Наставник помогает, но список, что и когда пройти, я собирал сам по кусочкам. Одна страница с планом сняла бы половину вопросов.",
        state: "answered",
        ago: 6,
        talk: [
          [
            true,
            "Иван, спасибо! План первых двух недель уже верстаем, к понедельнику пришлю черновик. Посмотрите первым?",
            4,
          ],
        ],
      },
      {
        by: "ivan",
        target: "idea",
        rating: 5,
        text: "Пусть новичок в конце первой недели один час стоит за баром с тем, кто пришёл месяц назад: свежие ошибки объясняют лучше всех.",
        state: "inWork",
        ago: 3,
        idea: "Час за баром с тем, кто пришёл месяц назад",
      },
      {
        target: "process",
        about: "Аттестация бариста",
        rating: 2,
        text: "На аттестации спрашивают по старой карте напитков. Мы учим одно, сдаём другое, и виноватым себя чувствует стажёр.",
        state: "sent",
        ago: 1,
      },
      {
        target: "event",
        about: "Вечер каппинга",
        rating: 3,
        text: "Каппинг всегда в семь вечера, а у первой смены это три часа ожидания. Можно иногда днём?",
        state: "answered",
        ago: 12,
        talk: [
          [true, "Можно. В какой день вам удобнее? Можете ответить по тому же коду.", 9],
          [false, "Лучше всего в среду, часов в двенадцать. Спасибо, что спросили!", 8],
          [true, "Договорились: со следующего месяца каждая вторая среда в 12:00.", 7],
        ],
      },
      {
        target: "other",
        rating: 1,
        text: "Наставник при гостях сказал, что мне лучше поискать другую работу. После этого я боюсь спрашивать.",
        state: "sent",
        ago: 10,
      },
    ],
  },
  {
    company: "coffee",
    title: "Портал «Вече»",
    about: "Что удобно, что мешает, чего не хватает",
    termDays: 5,
    unnamed: true,
    owners: ["admin"],
    opinions: [
      {
        by: "anna",
        target: "service",
        about: "Черновики",
        rating: 5,
        text: "Черновик с телефона открылся на компьютере сам. Теперь пишу посты в автобусе.",
        state: "seen",
        ago: 2,
      },
      {
        target: "idea",
        rating: 4,
        text: "Сделайте так, чтобы меню недели было закреплено над лентой «Жизнь». Его ищут все и каждый день.",
        state: "answered",
        ago: 20,
        talk: [[true, "Закрепили. Обновляем по понедельникам.", 16]],
        idea: "Меню недели над лентой «Жизнь»",
      },
      {
        target: "service",
        about: "Игры",
        rating: 3,
        text: "Не хватает раздела с играми, чтобы отвлекаться в перерыве.",
        state: "declined",
        ago: 25,
        reason:
          "Игр на портале не будет: их и так хватает в телефоне. А вот канал «Настолки по пятницам» уже есть – приходите.",
      },
    ],
  },
  {
    company: "coffee",
    title: "Забота о себе",
    about: "Нагрузка, график, отдых: что помогло бы беречь силы",
    termDays: 10,
    unnamed: true,
    inMyResource: true,
    owners: ["anna"],
    opinions: [
      {
        target: "idea",
        rating: 4,
        text: "Тихая комната на втором этаже: десять минут без музыки и разговоров между сменами.",
        state: "inWork",
        ago: 8,
        idea: "Тихая комната между сменами",
      },
    ],
  },
  {
    company: "road",
    title: "Рейсы и график",
    about: "Маршруты, стоянки, подмены",
    termDays: 5,
    unnamed: true,
    owners: ["olga"],
    opinions: [
      {
        target: "process",
        about: "Стоянка в Твери",
        rating: 2,
        text: "На стоянке в Твери третий месяц нет горячей воды. В рейс уходим немытыми.",
        state: "inWork",
        ago: 4,
      },
    ],
  },
];
