import type { Answers } from "#app/engines/questionnaires/contract.ts";
import type { RequestMark, RequestState } from "#app/services/requests/contract.ts";

/** A step of a request: the deed, what it becomes, who does it, words, and how many hours before now. */
type Step = [
  deed: RequestMark["deed"],
  state: RequestState | null,
  by: "author" | "approver" | "executor",
  text?: string,
];

export type ToldRequest = { of: string; answers: Answers; steps: Step[]; rating?: number; ago: number };

const sent: Step = ["send", "new", "author"];
const asked: Step = ["send", "onApproval", "author"];
const allowed: Step = ["approve", "new", "approver"];
const taken: Step = ["claim", "inWork", "executor"];

/** One request in each state that a request may be in; anna and ivan have all of them. */
export const requestsTold: ToldRequest[] = [
  {
    of: "income",
    ago: 3,
    steps: [sent],
    answers: { year: { chosen: ["o2"] }, how: { chosen: ["o1"] } },
  },
  {
    of: "vacation",
    ago: 20,
    steps: [asked],
    answers: { from: { text: "2027-02-01" }, to: { text: "2027-02-07" }, why: { text: "Приезжают родители" } },
  },
  {
    of: "access",
    ago: 28,
    steps: [asked, allowed, taken],
    answers: {
      program: { text: "Учёт смен" },
      money: { chosen: ["yes"] },
      why: { text: "Составляю график обучения по сменам" },
    },
  },
  {
    of: "help",
    ago: 30,
    steps: [
      sent,
      taken,
      ["ask", "waitingUser", "executor", "Лампочка на блоке питания горит? И какой номер на наклейке снизу?"],
    ],
    answers: { what: { chosen: ["o1"] }, story: { text: "Ноутбук не включается с утра" }, stands: { chosen: ["no"] } },
  },
  {
    of: "pass",
    ago: 50,
    steps: [
      sent,
      taken,
      ["comment", null, "executor", "Гостя встретит охрана, попросите взять паспорт."],
      ["finish", "done", "executor"],
    ],
    answers: {
      who: { text: "Смирнов Олег Петрович" },
      day: { text: "2026-12-14" },
      car: { chosen: ["yes"] },
      number: { text: "А123ВС77" },
    },
  },
  {
    of: "catering",
    ago: 120,
    rating: 5,
    steps: [
      sent,
      taken,
      ["finish", "done", "executor", "Привезём к девяти."],
      ["rate", "closed", "author", "Булочки ещё тёплые!"],
    ],
    answers: { when: { text: "2026-12-01" }, people: { number: 15 }, what: { chosen: ["o1", "o3"] } },
  },
  {
    of: "trip",
    ago: 90,
    steps: [asked, ["refuse", "rejected", "approver", "Поездку перенесли на весну, вернёмся к ней в марте."]],
    answers: { where: { text: "Тверь" }, sum: { number: 12_000 }, for: { text: "Билеты и две ночи в гостинице" } },
  },
  {
    of: "work-copy",
    ago: 70,
    steps: [sent, ["cancel", "cancelled", "author", "Нашлась старая копия, спасибо."]],
    answers: { why: { text: "Для загранпаспорта" }, count: { number: 1 } },
  },
];
