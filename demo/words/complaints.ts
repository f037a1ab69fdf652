import type { DecisionName, Reason } from "#app/engines/moderation/contract.ts";
import type { contentFilters } from "#app/engines/moderation/server/index.ts";

/** A complaint with everything around it: what was said, what people wrote of it, what a moderator has decided. */
export type Complaint = {
  /** A comment written for it; without it a publication of a colleague is complained of. */
  comment?: string;
  /** By ivan, whom everyone may sign in as. */
  byIvan?: true;
  /** The comment waits for a moderator: a rule has found something in it. */
  waits?: true;
  /** What waits for a moderator before it comes out. */
  held?: { title: string; body: string };
  reports: [reason: Reason, text: string][];
  hoursAgo: number;
  decision?: { name: DecisionName; reason?: Reason; message: string; days?: number };
  appeal?: string;
  claimed?: true;
};

const spam = "Бизнес без вложений! Доход от 90 000 в неделю, работа из дома. Подробности в личку, мест мало.";

/** What lies at the desk of the demo company: complaints of every kind in every state. */
export const complaints: Complaint[] = [
  {
    comment: spam,
    reports: [
      ["spam", "Третий раз за месяц, уже под разными публикациями"],
      ["spam", ""],
      ["spam", "Похоже на пирамиду"],
    ],
    hoursAgo: 5,
  },
  {
    comment: "Кто это вообще придумал? У вас в отделе думать разучились, одни картинки рисовать умеете.",
    reports: [
      ["insult", "Обидно за коллег: они две недели не спали"],
      ["insult", ""],
    ],
    hoursAgo: 9,
  },
  {
    reports: [["falsehood", "Я там работаю: половины из этого не было"]],
    hoursAgo: 20,
  },
  {
    comment: "Если долго не отвечают, вот мобильный Марины из бухгалтерии: +7 900 000-00-00. Звоните прямо вечером!",
    reports: [["personal", "Марина просила не раздавать её номер"]],
    hoursAgo: 26,
    claimed: true,
  },
  {
    comment: "Вы все тут бездельники, и начальник ваш такой же. Уволил бы через одного!",
    reports: [
      ["insult", "Так нельзя"],
      ["insult", ""],
      ["insult", "Сколько можно терпеть"],
      ["other", "Человек пишет так под каждой публикацией"],
      ["insult", ""],
    ],
    hoursAgo: 3,
    decision: { name: "restrain", message: "" },
  },
  {
    held: {
      title: "Продаю детскую коляску",
      body: "Почти новая, катались одну осень. Фото и цена здесь: https://example.ru/kolyaska\n\nОтдам недорого своим.",
    },
    reports: [],
    hoursAgo: 2,
  },
  {
    comment: "Это не обед, а издевательство. Повар, выйди и посмотри людям в глаза!",
    reports: [["insult", "Повар плакала"]],
    hoursAgo: 50,
    decision: { name: "hide", reason: "insult", message: "О еде можно сказать и без повара." },
    appeal: "Я писал про суп, а не про человека. Про человека убрал бы сам, если бы попросили.",
  },
  {
    comment: "Опять эти таблицы. Может, тот, кто их придумал, сам их и заполнит? Иди и заполняй, умник.",
    byIvan: true,
    reports: [["insult", "Можно было просто спросить, зачем они"]],
    hoursAgo: 30,
    decision: {
      name: "hide",
      reason: "insult",
      message: "Вопрос хороший, а слова – нет. Спросите ещё раз, без «умника».",
    },
  },
  {
    reports: [["other", "По-моему, это не для рабочего времени"]],
    hoursAgo: 70,
    decision: { name: "keep", message: "" },
  },
  {
    comment: `${spam} Пишите скорее!`,
    reports: [
      ["spam", ""],
      ["spam", "Опять"],
    ],
    hoursAgo: 120,
    decision: { name: "delete", reason: "spam", message: "" },
  },
  {
    comment: "Говорят, премий в этом году не будет вообще никому, сам видел бумагу.",
    reports: [["falsehood", "Никакой такой бумаги нет"]],
    hoursAgo: 160,
    decision: {
      name: "warn",
      reason: "falsehood",
      message: "Если бумага есть, покажите её отделу кадров, а не всем сразу.",
    },
  },
  {
    comment: "Ещё раз увижу этот отдел на парковке – разговаривать будем иначе.",
    reports: [
      ["insult", "Это угроза"],
      ["unlawful", ""],
    ],
    hoursAgo: 210,
    decision: { name: "mute", reason: "insult", message: "Угрожать коллегам нельзя, даже в шутку.", days: 7 },
    appeal: "Был неправ, но неделя – это слишком.",
  },
  {
    comment: "Скинулся. Кому ещё: карта 2200 1234 5678 9010, подпишите фамилию.",
    byIvan: true,
    waits: true,
    reports: [],
    hoursAgo: 3,
  },
];

/** What the largest company looks for in what people write. */
export const rules: Pick<typeof contentFilters.$inferInsert, "kind" | "terms" | "action" | "place" | "note">[] = [
  {
    kind: "words",
    terms: ["без вложений", "казино", "продаю"],
    action: "hold",
    place: "publications",
    note: "Для объявлений о продаже есть доска",
  },
  {
    kind: "links",
    terms: ["gosuslugi.ru", "hh.ru", "rzd.ru"],
    action: "flag",
    place: "comments",
    note: "Чужие ссылки в комментариях просматриваем",
  },
  {
    kind: "expression",
    terms: ["\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{4}"],
    action: "hold",
    place: "both",
    note: "Похоже на номер банковской карты",
  },
  { kind: "words", terms: ["конкурент", "увольня"], action: "alert", place: "both", note: "" },
];

/** The answers to appeals that a moderator has looked at already, by the decision appealed. */
export const answers: Partial<Record<DecisionName, string>> = {
  mute: "Неделя – обычный срок за угрозу. Ждём вас через неделю.",
};

/** How many of them the other companies have. */
export const fewer = 4;

/** What moderators have ready for authors. */
export const ready = [
  { title: "Про доску объявлений", text: "Продать, обменять и отдать можно на доске объявлений: там это ищут." },
  {
    title: "Про чужие телефоны",
    text: "Уберите, пожалуйста, личный телефон коллеги. Рабочие номера есть в справочнике, личные мы не публикуем.",
  },
  { title: "Спасибо, что пишете", text: "Спасибо, что пишете! Мысль важная, поправьте только тон: спорим об идеях." },
];
