import type { Company } from "../companies.ts";
import type { SceneName } from "../pictures/scene.ts";

type Frame = { scene: SceneName; turn: number; text: string; link?: string };

export type DemoStory = {
  company: Company["key"];
  reach?: "portal";
  title: string;
  /** On air, still to come, over, or not ready: in days from today; a draft has none. */
  begins?: number;
  days?: number;
  /** Stays on its author's page after its time. */
  kept?: true;
  frames: Frame[];
  /** What colleagues have said to its author. */
  answers?: string[];
};

const frame = (scene: SceneName, turn: number, text: string, link?: string): Frame => ({ scene, turn, text, link });

export const demoStories: DemoStory[] = [
  {
    company: "coffee",
    title: "Зимнее меню",
    begins: -0.2,
    days: 30,
    frames: [
      frame("coffee", 6, "С понедельника во всех кофейнях зимнее меню: пять напитков и три десерта."),
      frame("coffee", 3, "Раф с мандарином и корицей. Рецепт уже висит у каждой стойки."),
      frame("bakery", 1, "Зимний пирог печём сами: ставим в шесть утра, чтобы к открытию был тёплым."),
      frame("team", 0, "Дегустация для своих – в пятницу в десять. Приходите голодными!", "/feed/work"),
    ],
    answers: [
      "А раф с мандарином можно будет на овсяном молоке?",
      "Пирог пахнет на всю улицу, гости спрашивают с порога.",
      "Приду в пятницу вдвоём с Ильёй, возьмём на нас по кусочку.",
    ],
  },
  {
    company: "coffee",
    title: "Открылись в Казани",
    begins: -0.9,
    days: 30,
    frames: [
      frame("city", 2, "Восьмая кофейня в Казани открылась в субботу, на углу Баумана и Чернышевского."),
      frame("coffee", 5, "За первый день сварили 612 чашек. Самый частый заказ – флэт уайт."),
      frame("team", 3, "Спасибо всем, кто приехал помогать с открытием из Москвы и Нижнего."),
    ],
  },
  {
    company: "coffee",
    title: "Школа бариста",
    begins: -1.5,
    days: 30,
    frames: [
      frame("books", 1, "Набираем зимнюю группу: четыре недели, по вечерам, два раза в неделю."),
      frame("coffee", 2, "Начинаем с воды и помола, заканчиваем латте-артом и сменой на настоящей стойке."),
      frame("plants", 1, "Записаться можно до конца недели – напишите Анне Соколовой.", "/profile/anna"),
    ],
  },
  {
    company: "coffee",
    title: "Субботник у пруда",
    begins: -2.6,
    days: 30,
    frames: [
      frame("nature", 0, "Сорок человек, двадцать саженцев и один очень большой термос."),
      frame("plants", 4, "Весной поедем снова: проверим, как перезимовали наши клёны.", "/feed/life"),
    ],
  },
  {
    company: "coffee",
    reach: "portal",
    title: "«Ладья»: итоги года",
    begins: -0.5,
    days: 30,
    frames: [
      frame("chart", 1, "Год трёх компаний в трёх кадрах. Выросли все, и заметно."),
      frame("road", 3, "«Верста» возит зерно и муку для «Тёплого угла» без единого опоздания с августа."),
      frame("code", 2, "«Сруб» сделал общую кассу. Теперь чек пробивается за две секунды."),
    ],
  },
  {
    company: "coffee",
    title: "Новогодний вечер",
    begins: 4,
    days: 10,
    frames: [
      frame("festive", 1, "Собираемся в последнюю пятницу года. Будет живая музыка и мандарины."),
      frame("festive", 4, "Костюмы не обязательны, хорошее настроение – да."),
    ],
  },
  {
    company: "coffee",
    title: "Как мы обжариваем",
    frames: [frame("warehouse", 1, "Зелёное зерно ждёт своей смены.")],
  },
  {
    company: "coffee",
    title: "Забег на пять километров",
    begins: -20,
    days: 3,
    kept: true,
    frames: [
      frame("sport", 0, "Тридцать два финиша и ни одного схода."),
      frame("sport", 3, "Первой из наших прибежала пекарня. Как всегда, рано утром."),
    ],
  },
  {
    company: "road",
    title: "Готовимся к зиме",
    begins: -0.3,
    days: 30,
    frames: [
      frame("road", 1, "До снега осталось немного: переобуваем по двадцать машин в день."),
      frame("warehouse", 3, "Цепи, лопаты и тёплые одеяла получаем на складе «Север»."),
      frame("nature", 6, "Памятка о зимней дороге – в ленте «Работа». Прочитайте перед рейсом.", "/feed/work"),
    ],
  },
  {
    company: "road",
    title: "Склад «Волга» растёт",
    begins: -1.1,
    days: 30,
    frames: [
      frame("warehouse", 0, "Вторая очередь: ещё четыре тысячи мест и шесть ворот."),
      frame("team", 5, "Ищем кладовщиков и диспетчера. Приводите друзей."),
    ],
  },
  {
    company: "code",
    title: "Релиз 5.2",
    begins: -0.4,
    days: 30,
    frames: [
      frame("code", 0, "Вышел выпуск 5.2: быстрее поиск, новая печать чеков, тёмная тема."),
      frame("chart", 4, "Ошибок на тысячу чеков стало втрое меньше, чем весной."),
    ],
  },
  {
    company: "code",
    title: "Хакатон в пятницу",
    begins: -1.2,
    days: 30,
    frames: [
      frame("office", 2, "Начинаем в десять, заканчиваем, когда получится."),
      frame("books", 4, "Тема – «Меньше кликов». Команды до четырёх человек.", "/feed/blogs"),
    ],
  },
];
