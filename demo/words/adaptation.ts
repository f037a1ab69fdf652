import type { StepDraft, StepState } from "#app/learning/adaptation/contract.ts";

type Told = Pick<StepDraft, "kind" | "title" | "body"> & Partial<Omit<StepDraft, "key">>;

export const programmeTold = {
  title: "Первые три месяца",
  description: "План на испытательный срок: что узнать, с кем познакомиться и что сделать. Не спешите, всё по порядку.",
};

export const levelsTold: { title: string; about: string; steps: Told[] }[] = [
  {
    title: "Первый день",
    about: "Осмотреться, получить доступы, познакомиться",
    steps: [
      {
        kind: "article",
        title: "Добро пожаловать",
        body: "Мы рады, что вы с нами.\n\nСегодня ничего не нужно успеть: получите пропуск и ноутбук, познакомьтесь с командой и пообедайте с ней. О том, где что лежит, спрашивайте наставника: для этого он и есть.",
        dueAfter: 0,
      },
      {
        kind: "task",
        title: "Выдать ноутбук и доступы",
        body: "Учётная запись, почта, портал, папки отдела.",
        role: "it",
        dueAfter: 0,
      },
      {
        kind: "checklist",
        title: "Рабочее место и доступы",
        body: "Отмечайте по мере того, как получите. Если чего-то нет к вечеру, напишите в ИТ.",
        items: ["Пропуск", "Ноутбук и почта", "Портал: своя страница с фотографией", "Папка отдела"],
        dueAfter: 1,
      },
      {
        kind: "meeting",
        title: "Знакомство с командой",
        body: "Полчаса: кто чем занят и к кому с чем приходить.",
        dueAfter: 1,
      },
    ],
  },
  {
    title: "Первая неделя",
    about: "Понять, как здесь всё устроено",
    steps: [
      {
        kind: "article",
        title: "Как мы работаем",
        body: "Планёрка по понедельникам в десять. Отпуск просят за две недели. О болезни пишут руководителю утром и отмечают на портале.\n\nО спорном говорим вслух и сразу: это дешевле.",
        dueAfter: 3,
      },
      {
        kind: "meeting",
        title: "Обед с наставником",
        body: "О чём угодно. За счёт компании.",
        role: "newcomer",
        required: false,
        dueAfter: 4,
      },
      {
        kind: "task",
        title: "Что вас удивило",
        body: "Свежий взгляд дорог: через месяц вы привыкнете. Напишите три вещи, которые вас удивили, приятно или нет.",
        checked: true,
        grading: "five",
        dueAfter: 5,
      },
    ],
  },
  {
    title: "Первый месяц",
    about: "Первые дела, за которые отвечаете вы",
    steps: [
      {
        kind: "task",
        title: "Первая самостоятельная задача",
        body: "Возьмите задачу из списка отдела и доведите до конца. Покажите, что вышло: слова, ссылка, файл.",
        checked: true,
        grading: "five",
        unlock: "stage",
        dueAfter: 10,
      },
      {
        kind: "checklist",
        title: "Смена в кофейне",
        body: "Все, кто работает в офисе, один день стоят у стойки.",
        items: ["Договориться с управляющим", "Отстоять смену", "Сварить десять чашек эспрессо"],
        checked: true,
        grading: "pass",
        unlock: "stage",
        dueAfter: 14,
      },
      {
        kind: "task",
        title: "Рассказать о себе команде",
        body: "Пять минут на планёрке: откуда вы, что любите, чему можете научить.",
        checked: true,
        unlock: "stage",
        dueAfter: 12,
      },
      {
        kind: "article",
        title: "Как считают результат",
        body: "Три числа отдела: сколько человек обучили, сколько сдали с первого раза и сколько остались через полгода.",
        unlock: "stage",
        dueAfter: 16,
      },
      {
        kind: "task",
        title: "Разговор об итогах месяца",
        body: "Что получилось, что мешает, какие цели на второй месяц.",
        role: "supervisor",
        unlock: "stage",
        dueAfter: 20,
      },
    ],
  },
  {
    title: "До конца срока",
    about: "Закрепиться и смотреть вперёд",
    steps: [
      {
        kind: "task",
        title: "Ваш план на полгода",
        body: "Одна страница: чего хотите добиться, что для этого нужно, чем поможет компания.",
        checked: true,
        grading: "five",
        unlock: "stage",
        dueAfter: 50,
      },
      {
        kind: "meeting",
        title: "Разговор с кадрами",
        body: "Как вам у нас и всё ли так, как обещали.",
        role: "hr",
        unlock: "stage",
        dueAfter: 55,
      },
    ],
  },
];

/** How a person stands at a step: its state, what they have shown, what was answered. */
export type Standing = { state: StepState; evidence?: string; comment?: string; grade?: number; returns?: number };

const done: Standing = { state: "done" };
const locked: Standing = { state: "locked" };
const available: Standing = { state: "available" };

type Way = {
  /** Ivan, or one of those who came latest. */
  who: "ivan" | "newest" | "second" | "settled" | "older";
  /** So many days ago it began; Ivan's on his first day. */
  ago: number;
  steps: Standing[];
  note?: string;
  conclusion?: string;
};

const surprised =
  "Удивило, что директор сам моет чашку. Что в каждом отделе свой кофе. И что на вопрос отвечают, а не пересылают.";

/** One on the way with a step in every state, one who is late, one who waits for a check, two who are through. */
export const waysTold: Way[] = [
  {
    who: "ivan",
    ago: 16,
    steps: [
      ...[done, done, done, done, done],
      { state: "skipped", comment: "Наставник в отпуске, пообедаете позже" },
      { state: "done", evidence: surprised, comment: "Про чашку – в точку. Расскажите на планёрке", grade: 5 },
      {
        state: "submitted",
        evidence:
          "Собрал программу вводного курса для бариста: семь уроков, в конце проверка. Черновик лежит в папке отдела.",
      },
      { state: "in-progress" },
      {
        state: "returned",
        evidence: "Рассказал на планёрке",
        comment: "Хорошо, но за минуту. Добавьте, чему можете научить нас",
        returns: 1,
      },
      ...[available, available, locked, locked],
    ],
    note: "Быстро схватывает, но стесняется спрашивать. На встрече напомнить, что вопросы – это нормально.",
  },
  {
    who: "newest",
    ago: 24,
    steps: [...[done, done, done, done, done], available, available, ...Array<Standing>(7).fill(locked)],
    note: "Задерживается: много смен. Поговорить с управляющим о нагрузке.",
  },
  {
    who: "second",
    ago: 9,
    steps: [
      ...[done, done, done, done, done, available],
      { state: "submitted", evidence: "Очереди утром, тишина днём и то, что меня все уже зовут по имени." },
      ...Array<Standing>(7).fill(locked),
    ],
  },
  {
    who: "settled",
    ago: 130,
    steps: [
      ...[done, done, done, done, done, done],
      { state: "done", evidence: surprised, comment: "Спасибо за честность", grade: 4 },
      { state: "done", evidence: "Новый стенд с историей зёрен", comment: "Отличная работа", grade: 5 },
      { state: "done", comment: "Управляющий доволен", grade: 1 },
      { state: "done", evidence: "Выступил", comment: "Душевно вышло" },
      ...[done, done],
      { state: "done", evidence: "План приложен в папке отдела", comment: "Смело. Поддержу", grade: 5 },
      done,
    ],
    conclusion: "Испытательный срок прошёл уверенно: самостоятельность, внимание к людям, ни одного сорванного срока.",
  },
  {
    who: "older",
    ago: 210,
    steps: [
      ...[done, done, done, done, done, done],
      { state: "done", evidence: "Мало удивляюсь, но кофе хорош", comment: "Принято", grade: 3 },
      { state: "done", evidence: "Сделал опись склада", comment: "Хорошо, в следующий раз быстрее", grade: 4 },
      { state: "done", comment: "Справился", grade: 1 },
      { state: "done", evidence: "Рассказал о море", comment: "Заслушались" },
      ...[done, done],
      { state: "done", evidence: "Хочу вести склад сам", comment: "Договорились", grade: 4 },
      done,
    ],
    conclusion: "Срок пройден. В первые недели спешил, потом нашёл свой темп. Оставляем и поручаем склад.",
  },
];
