import type { DemoQuestionnaire } from "../questionnaire.ts";

const pulse = `# Работа
enps! Порекомендуете ли вы нас другу как место работы?
scale! Насколько вам понятно, чего от вас ждут?
scale! Хватает ли вам времени на то, чтобы сделать хорошо?
matrix Как вы оцените | Плохо | Терпимо | Хорошо // Оборудование | График | Общение в смене
# Перемены
multiple! Что поменять в первую очередь | График | Оплату | Обучение | Общение с офисом | Инвентарь
long Что ещё нам важно услышать? :: График вешают за два дня, это поздно / Спасибо за новые ножи, старые были бедой / Хочу учиться на бариста, но мест нет / Кондиционер у стойки так и не починили / Всё хорошо, правда / Руководитель слышит, это ценно / Слишком много чатов / Просим второй холодильник / Не хватает людей по воскресеньям / Больше бы таких опросов / В подсобке темно / Хочется понимать, как растёт зарплата`;

/** What colleagues are asked, in every state that a survey can be in. */
export const surveys: readonly DemoQuestionnaire[] = [
  {
    ...{ company: "coffee", kind: "survey", state: "published", ago: 3, ends: 9, share: 0.45, answered: ["anna"] },
    ...{ guests: 7, links: 3 },
    title: "Как вам новое меню завтраков",
    description: "Каши, сэндвичи и тёплый боул стоят в меню три недели. Расскажите, что берут гости и что едите сами.",
    settings: { results: "answer", editable: true, thanks: "Спасибо! Итоги уже видны, меню поправим к первому числу." },
    questions: `single! Что из нового вы пробовали? | Всё | Кое-что | Пока ничего
multiple Что гости берут чаще? | Овсянку с грушей | Сэндвич с индейкой | Тёплый боул | Сырники | Другое
scale! Насколько удобно готовить это в час пик?
long Что бы вы изменили? :: Боул собирать долго, очередь стоит / Верните гречку! / Груша темнеет к десяти / Сырники разлетаются первыми / Добавьте вариант без молока / Порция овсянки мала / Всё нравится`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "closed", ago: 185, ends: -171, share: 0.6 },
    title: "Пульс компании: весна",
    description: "Первый раз спрашиваем всех, как работается. Анонимно и честно.",
    settings: { anonymity: "anonymous", results: "closed" },
    questions: pulse,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "closed", ago: 95, ends: -81, share: 0.7, answered: ["anna"] },
    after: "Пульс компании: весна",
    title: "Пульс компании: лето",
    description: "Раз в квартал спрашиваем, как работается. Анонимно и честно.",
    settings: { anonymity: "anonymous", results: "closed" },
    questions: pulse,
  },
  {
    ...{
      company: "coffee",
      kind: "survey",
      state: "published",
      ago: 2,
      ends: 12,
      share: 0.35,
      after: "Пульс компании: лето",
    },
    title: "Пульс компании: осень",
    description: "Те же вопросы, что летом: посмотрим, стало ли лучше. Пять минут.",
    settings: { anonymity: "anonymous", results: "closed", thanks: "Спасибо за честность." },
    questions: pulse,
  },
  {
    ...{
      company: "coffee",
      kind: "survey",
      state: "closed",
      ago: 40,
      ends: -26,
      share: 0.6,
      viewers: ["anna"],
      guests: 12,
    },
    title: "Условия в кофейнях и цехах",
    description: "Свет, тепло, инструмент. По ответам составим план ремонта на полгода.",
    settings: { anonymity: "confidential", results: "closed" },
    questions: `scale! Насколько удобно ваше рабочее место?
single! Чего не хватает больше всего? | Света | Тепла | Места | Инструмента | Всего хватает
yes-no! Есть ли где отдохнуть в перерыв?
long Что починить первым? :: Дверь чёрного хода / Вытяжку над плитой / Розетку у кофемолки / Тёплую воду в раковине / Свет в подсобке / Замок в раздевалке / Плитку у мойки / Кондиционер / Стол для перерыва / Полку под сиропы / Окно в цехе`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "published", ago: 5, ends: 16, share: 0.3, begun: ["anna"] },
    title: "Куда поедем на выездной день",
    description: "В июне закрываем кофейни на день и едем вместе. Выбираем куда.",
    settings: { results: "answer" },
    questions: `# Место
ranking! Расставьте места | Усадьба с яблоневым садом | Байдарки по Наре | Обжарка и дегустация у партнёров | Квест по старому городу
yes-no! Поедете ли вы сами?
# Подробности
date Какой день вам удобнее?
time Во сколько готовы выехать?
dropdown Что положить в обед? | Мясное | Рыбное | Постное | Без глютена
text О чём предупредить организаторов? :: Укачивает в автобусе / Аллергия на орехи / Приеду на своей машине / Со мной ребёнок`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "published", ago: 6, ends: 5, share: 0.5 },
    title: "Форма и фартуки: собираем размеры",
    description: "Шьём новую форму. Ответ можно поправить, пока опрос идёт.",
    settings: { editable: true, quota: 400, reward: 20 },
    questions: `dropdown! Размер рубашки | XS | S | M | L | XL | XXL
number! Рост, см
single! Какой фартук удобнее | Короткий | Длинный | С нагрудником
consent! Согласен передать размеры швейной мастерской`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "draft", ago: 0, share: 0, coauthors: ["anna"] },
    title: "Обучение: чего не хватает",
    description: "Готовим план курсов на следующий год.",
    questions: `multiple! Чему вы хотели бы научиться? | Латте-арту | Управлению сменой | Работе с конфликтами | Таблицам | Другое
single! Как вам удобнее учиться? | Вживую | По видео | С наставником
long О каком курсе вы мечтаете?`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "paused", ago: 20, share: 0.25 },
    title: "Ночные смены: как их устроить",
    description: "Опрос на паузе: уточняем, какие кофейни станут круглосуточными.",
    settings: { anonymity: "confidential" },
    questions: `single! Готовы ли вы работать ночью? | Да | Иногда | Нет
number Сколько ночей в месяц вам по силам?
long Что должно быть, чтобы вы согласились? :: Такси домой / Двойная оплата / Напарник всю смену`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "published", ago: 1, opens: 10, ends: 30, share: 0 },
    title: "Новогодний вечер: выбираем формат",
    description: "Откроется, когда подтвердят площадки.",
    questions: `single! Какой вечер вам ближе? | Ужин | Концерт | Каток | Игры
yes-no! Придёте ли вы с парой?`,
  },
  {
    ...{ company: "coffee", kind: "survey", state: "archived", ago: 200, ends: -180, share: 0.2 },
    title: "Итоги весенней стажировки",
    description: "Что получилось у стажёров и наставников.",
    questions: `scale! Насколько полезной была стажировка?
long Что оставить, что убрать? :: Оставить наставника / Убрать тетрадь / Больше практики у машины`,
  },
  {
    ...{ company: "road", kind: "survey", state: "published", ago: 4, ends: 10, share: 0.4 },
    title: "Столовая на складе: что поменять",
    description: "Договор с поставщиком обедов заканчивается. Расскажите, как есть.",
    settings: { anonymity: "anonymous", results: "closed" },
    questions: `scale! Насколько вкусно?
scale! Насколько быстро?
multiple Чего не хватает? | Супов | Салатов | Постного | Порций побольше | Другое
long Что ещё? :: Открывайте в пять, ночная смена голодная / Хлеб свежий, спасибо / Очередь в полдень`,
  },
  {
    ...{ company: "road", kind: "survey", state: "closed", ago: 60, ends: -50, share: 0.65, answered: ["olga"] },
    title: "Зимняя спецодежда: как она греет",
    description: "Собрали отзывы о куртках и ботинках прошлой зимы.",
    settings: { results: "closed" },
    questions: `scale! Куртка
scale! Ботинки
single! Размер подошёл? | Да | Мал | Велик
text Что не так? :: Молния заедает / Скользят на льду / Мало карманов / Всё хорошо`,
  },
  {
    ...{ company: "road", kind: "survey", state: "published", ago: 7, ends: 3, share: 0.3 },
    title: "Маршрутный лист в телефоне",
    description: "Удобно ли отмечать точки в приложении.",
    settings: { anonymity: "confidential", results: "closed" },
    questions: `yes-no! Пользуетесь ли вы приложением?
scale Насколько оно удобно?
long Чего в нём не хватает? :: Крупных кнопок / Работы без сети / Звонка клиенту`,
  },
  {
    ...{ company: "code", kind: "survey", state: "closed", ago: 15, ends: -8, share: 0.03 },
    title: "Ретроспектива квартала",
    description: "Что получилось, что мешало.",
    settings: { anonymity: "anonymous", results: "closed" },
    questions: `scale! Как прошёл квартал?
long Что мешало? :: Созвоны / Долгие сборки`,
  },
];
