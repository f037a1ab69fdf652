import type { Right } from "#platform/people/rights.ts";

/** The people of the small company that journeys are made in. All sign in with the password `veche`. */
export type Person = {
  login: string;
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  roles?: ("employee" | "guest" | "admin")[];
  rights?: Right[];
  /** Their name at «example.ru», if not told. */
  email?: string;
  consent?: boolean;
  /** Has come today. */
  isNew?: boolean;
};

export const password = "veche";

/** A comment by anna that a moderator has warned of, and the case of another one, which waits. */
export const warnedComment = "01a1fe5b-0000-7000-8000-0000000c0de1";
export const openCase = "01a1fe5b-0000-7000-8000-0000000c0de2";

/** A table of people that waits for its administrator. */
export const waitingTable = "01a1fe5b-0000-7000-8000-0000000c0de3";

/** A question of anna to support. */
export const askedTicket = "01a1fe5b-0000-7000-8000-0000000c0de4";

/** That ivan wants his data erased. */
export const askedErasure = "01a1fe5b-0000-7000-8000-0000000c0de5";

/** The LDAP server is one company's. */
export const ldapCompany = "desk-js";

export const people: Person[] = [
  { login: "anna", firstName: "Анна", lastName: "Соколова", company: "kofe", position: "Руководитель отдела обучения" },
  { login: "ivan", firstName: "Иван", lastName: "Ёлкин", company: "kofe", position: "Бариста" },
  { login: "olga", firstName: "Ольга", lastName: "Берёзкина", company: "bereg", position: "Логист" },
  {
    login: "admin",
    firstName: "Павел",
    lastName: "Громов",
    company: "kofe",
    position: "Администратор портала",
    roles: ["employee", "admin"],
  },
  {
    login: "editor",
    firstName: "Лидия",
    lastName: "Строкова",
    company: "kofe",
    position: "Редактор новостей",
    rights: ["editor", "chief-editor"],
  },
  {
    login: "moderator",
    firstName: "Роман",
    lastName: "Судаков",
    company: "kofe",
    position: "Специалист по персоналу",
    // As long as mailboxes of large companies are.
    email: "roman.konstantinopolsky@obrazovatelny-tsentr.example",
    rights: ["moderator"],
  },
  { login: "guest", firstName: "Гость", lastName: "Портала", company: "kofe", position: "", roles: ["guest"] },
  // Each run changes these people for good, so every project has its own.
  ...["js", "no-js", "pages"].flatMap((project): Person[] => [
    {
      login: `newcomer-${project}`,
      firstName: "Мария",
      lastName: "Новикова",
      company: "kofe",
      position: "Стажёр",
      consent: false,
    },
    { login: `leaver-${project}`, firstName: "Пётр", lastName: "Уходов", company: "kofe", position: "Повар" },
    { login: `signer-${project}`, firstName: "Инна", lastName: "Ясная", company: "kofe", position: "Бухгалтер" },
    { login: `visitor-${project}`, firstName: "Вера", lastName: "Гостева", company: "kofe", position: "Бухгалтер" },
    { login: `reader-${project}`, firstName: "Вера", lastName: "Читалова", company: "kofe", position: "Кондитер" },
    {
      login: `beginner-${project}`,
      firstName: "Лев",
      lastName: "Первушин",
      company: "kofe",
      position: "Пекарь",
      isNew: true,
    },
    { login: `follower-${project}`, firstName: "Тимур", lastName: "Решёткин", company: "kofe", position: "Пекарь" },
    { login: `chooser-${project}`, firstName: "Зоя", lastName: "Выборнова", company: "kofe", position: "Кладовщик" },
    { login: `stepper-${project}`, firstName: "Инга", lastName: "Шагова", company: "kofe", position: "Бухгалтер" },
    { login: `hider-${project}`, firstName: "Юрий", lastName: "Тихонов", company: "kofe", position: "Водитель" },
  ]),
  // Those who write while the line is cut, each at another moment of sending.
  ...["before", "during", "after"].flatMap((moment): Person[] => [
    { login: `unsent-${moment}`, firstName: "Захар", lastName: "Дорогин", company: "kofe", position: "Курьер" },
  ]),
  // Whose company has a rubric of more than twenty articles.
  {
    login: "archivist",
    firstName: "Кира",
    lastName: "Зернова",
    company: "zerno",
    position: "Редактор",
    rights: ["editor", "chief-editor"],
  },
  {
    login: "keeper-js",
    firstName: "Ада",
    lastName: "Хранителева",
    company: ldapCompany,
    position: "Администратор",
    roles: ["employee", "admin"],
  },
  // Who writes where nobody looks at screens.
  { login: "mate-js", firstName: "Вера", lastName: "Сменщикова", company: ldapCompany, position: "Технолог" },
];
